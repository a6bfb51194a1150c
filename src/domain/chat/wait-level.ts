import { MINUTE_MS } from '@/lib/duration'

/** Industry benchmark: under five minutes is good. */
export const DEFAULT_REPLY_TARGET_MS = 5 * MINUTE_MS
/** From this multiple of the target a wait is costly. */
const COSTLY_MULTIPLE = 2

/** How long a fan has waited beside the creator's reply target. */
type WaitLevel = 'good' | 'slow' | 'costly'

export const waitLevel = (waitedMs: number, targetMs: number): WaitLevel =>
  waitedMs < targetMs ? 'good' : waitedMs < COSTLY_MULTIPLE * targetMs ? 'slow' : 'costly'
