/** A sample this far below what is believed means that the device's clock was set, not that the answer was slow. */
const CLOCK_WAS_SET_MS = 5000

let offsetMs: number | undefined
/** Learned from a token alone: the first `Date` header knows better. */
let isFromToken = false
/** A first low sample may be one slow answer; a second one agrees on a changed device clock. */
let wasLow = false

/**
 * Learns the server's time from a `Date` header. The header is cut to whole seconds and travels for a while, so the
 * true offset is never below a sample: the highest one seen is the closest.
 */
export function noteServerDate(headerValue: string | null, receivedAt: number): void {
  const sample = Date.parse(headerValue ?? '') - receivedAt
  if (Number.isNaN(sample)) return
  if (isFromToken) forgetServerDate()
  const isLow = offsetMs !== undefined && sample < offsetMs - CLOCK_WAS_SET_MS
  if (offsetMs === undefined || sample > offsetMs || (isLow && wasLow)) {
    offsetMs = sample
    wasLow = false
  } else {
    wasLow = isLow
  }
}

/**
 * Learns the server's time from a token that has just come, where no `Date` header can be read: a foreign origin has to
 * expose it. `issuedAt` is the claim `iat`, in seconds.
 */
export function noteTokenIssued(issuedAt: number | undefined, receivedAt: number): void {
  if (issuedAt === undefined || (offsetMs !== undefined && !isFromToken)) return
  offsetMs = issuedAt * 1000 - receivedAt
  isFromToken = true
}

/** Now on the server's clock, in ms since 1970; on the device's until a server has answered (decision 21). */
export const serverNow = (): number => toServerTime(Date.now())

/** A moment of this device's clock on the server's. */
export const toServerTime = (deviceAt: number): number => deviceAt + (offsetMs ?? 0)

/** Forgets what was learned; the next answer teaches it again. */
export function forgetServerDate(): void {
  offsetMs = undefined
  isFromToken = false
  wasLow = false
}
