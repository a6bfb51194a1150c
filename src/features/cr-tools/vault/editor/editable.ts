/** Moving pictures would lose all but one frame. */
const NOT_STILL = ['image/gif', 'image/svg+xml']

/** Whether a file is a still that can be edited here. */
export const isEditableFile = ({ type }: Pick<File, 'type'>): boolean =>
  type.startsWith('image/') && !NOT_STILL.includes(type)
