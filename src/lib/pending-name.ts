/** The placeholder for a name that has not loaded yet. Word joiners distinguish it from an ellipsis that a person typed. */
export const PENDING_NAME = '\u2060…\u2060'

/** Whether a text waits for a name: it is a skeleton then, and no button decides on it. */
export const hasPendingName = (text: unknown): boolean =>
  typeof text === 'string' && text.includes(PENDING_NAME)
