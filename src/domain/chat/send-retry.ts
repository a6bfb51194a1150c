import { SEND_RETRY_FIRST_MS, SEND_RETRY_MAX_MS } from '@/config/constants'

/**
 * Delay in ms after a failed attempt, counted from 1: exponential, with jitter in its second half.
 * `random` is in [0, 1).
 */
export const sendBackoffMs = (attempt: number, random: number): number =>
  Math.min(SEND_RETRY_MAX_MS, SEND_RETRY_FIRST_MS * 2 ** (attempt - 1)) * (0.5 + random / 2)
