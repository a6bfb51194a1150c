/** Backoff after the first failed attempt of a send; it doubles with each. */
export const SEND_RETRY_FIRST_MS = 1000
/** Maximum backoff between two send attempts. */
export const SEND_RETRY_MAX_MS = 30_000
/** After this many server errors a send is not retried automatically. */
export const SEND_TRIES_MAX = 6

/**
 * Delay in ms after a failed attempt, counted from 1: exponential, with jitter in its second half.
 * `random` is in [0, 1).
 */
export const sendBackoffMs = (attempt: number, random: number): number =>
  Math.min(SEND_RETRY_MAX_MS, SEND_RETRY_FIRST_MS * 2 ** (attempt - 1)) * (0.5 + random / 2)
