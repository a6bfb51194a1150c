/**
 * How a session came to be over, as this floor learns it: `forced` by the server's forceRefresh, `refused` by a 4xx on
 * refresh, `other-user` by tokens of somebody else, `invalid` by running out.
 */
export type SessionEnd = 'forced' | 'refused' | 'other-user' | 'invalid'

const listeners = new Set<(end: SessionEnd) => void>()

/** Says that the session is over; features/auth does what follows. */
export const tellSessionEnd = (end: SessionEnd): void => listeners.forEach((listener) => listener(end))

export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
