import { createEmitter } from '@/lib/store'

/**
 * Why a session ended, as this layer knows: `forced` by the server's forceRefresh, `refused` by a 4xx on
 * refresh, `other-user` by tokens of another user, `invalid` by expiry.
 */
export type SessionEnd = 'forced' | 'refused' | 'other-user' | 'invalid'

const sessionEnds = createEmitter<[end: SessionEnd]>()

/** Emits that the session is over; features/auth handles it. */
export const emitSessionEnd: (end: SessionEnd) => void = sessionEnds.emit

export const onSessionEnd: (listener: (end: SessionEnd) => void) => () => void = sessionEnds.subscribe
