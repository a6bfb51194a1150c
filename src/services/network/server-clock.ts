/**
 * A sample this far below the known offset means that the device clock was set, not that the response was
 * slow.
 */
const CLOCK_WAS_SET_MS = 5000

let offsetMs: number | undefined
/** From a token only: the first `Date` header replaces it. */
let isFromToken = false
/** A first low sample may be one slow response; a second one confirms a changed device clock. */
let wasLow = false

/**
 * Learns the server time from a `Date` header. The header is cut to whole seconds and takes time to arrive,
 * so the true offset is never below a sample: the highest one is the closest.
 */
export function recordServerDate(headerValue: string | null, receivedAt: number): void {
  const sample = Date.parse(headerValue ?? '') - receivedAt
  if (Number.isNaN(sample)) return
  if (isFromToken) resetServerClock()
  const isLow = offsetMs !== undefined && sample < offsetMs - CLOCK_WAS_SET_MS
  if (offsetMs === undefined || sample > offsetMs || (isLow && wasLow)) {
    offsetMs = sample
    wasLow = false
  } else {
    wasLow = isLow
  }
}

/** Whether the last response hints at a device clock that was set; the next one confirms it. */
export const isClockUnsure = (): boolean => wasLow

/**
 * Learns the server time from a new token, where a foreign origin does not expose the `Date` header.
 * `issuedAt` is the claim `iat`, in seconds.
 */
export function recordTokenIssued(issuedAt: number | undefined, receivedAt: number): void {
  if (issuedAt === undefined || (offsetMs !== undefined && !isFromToken)) return
  offsetMs = issuedAt * 1000 - receivedAt
  isFromToken = true
}

/**
 * Now on the server's clock, in ms since 1970; on the device's until a server has responded (decisions 21).
 */
export const serverNow = (): number => toServerTime(Date.now())

/** Converts a moment of the device clock to the server's. */
export const toServerTime = (deviceAt: number): number => deviceAt + (offsetMs ?? 0)

/** Resets the offset; the next response sets it again. */
export function resetServerClock(): void {
  offsetMs = undefined
  isFromToken = false
  wasLow = false
}
