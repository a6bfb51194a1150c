/** Animated images would lose all frames but one. */
const NOT_STILL = ['image/gif', 'image/svg+xml']

/** Whether the photo editor can open this file type. */
export const isEditableFile = ({ type }: Pick<File, 'type'>): boolean =>
  type.startsWith('image/') && !NOT_STILL.includes(type)
