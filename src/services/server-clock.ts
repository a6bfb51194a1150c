/** A sample this far below what is believed means that the device's clock was set, not that the answer was slow. */
const CLOCK_WAS_SET_MS = 5000

let offsetMs: number | undefined
/** A first low sample may be one slow answer; a second one agrees on a changed device clock. */
let wasLow = false

/**
 * Learns the server's time from a `Date` header. The header is cut to whole seconds and travels for a while, so the
 * true offset is never below a sample: the highest one seen is the closest.
 */
export function noteServerDate(headerValue: string | null, receivedAt: number): void {
  const sample = Date.parse(headerValue ?? '') - receivedAt
  if (Number.isNaN(sample)) return
  const isLow = offsetMs !== undefined && sample < offsetMs - CLOCK_WAS_SET_MS
  if (offsetMs === undefined || sample > offsetMs || (isLow && wasLow)) {
    offsetMs = sample
    wasLow = false
  } else {
    wasLow = isLow
  }
}

/** Now on the server's clock, in ms since 1970; on the device's until a server has answered (decision 21). */
export const serverNow = (): number => toServerTime(Date.now())

/** A moment of this device's clock on the server's. */
export const toServerTime = (deviceAt: number): number => deviceAt + (offsetMs ?? 0)

/** Forgets what was learned; the next answer teaches it again. */
export function forgetServerDate(): void {
  offsetMs = undefined
  wasLow = false
}
