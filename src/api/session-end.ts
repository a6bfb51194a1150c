/**
 * Why a session ended, as this layer knows: `forced` by the server's forceRefresh, `refused` by a 4xx on
 * refresh, `other-user` by tokens of another user, `invalid` by expiry.
 */
export type SessionEnd = 'forced' | 'refused' | 'other-user' | 'invalid'

const listeners = new Set<(end: SessionEnd) => void>()

/** Emits that the session is over; features/auth handles it. */
export const tellSessionEnd = (end: SessionEnd): void => listeners.forEach((listener) => listener(end))

export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
