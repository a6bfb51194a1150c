/** The placeholder for a name that has not loaded yet. Word joiners distinguish it from a typed ellipsis. */
export const PENDING_NAME = '\u2060…\u2060'

/** Whether a text contains a pending name: it renders as a skeleton, and buttons wait for it. */
export const hasPendingName = (text: unknown): boolean =>
  typeof text === 'string' && text.includes(PENDING_NAME)
