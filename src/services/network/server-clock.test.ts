import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { resetServerClock, recordServerDate, recordTokenIssued, serverNow } from './server-clock'

const httpDate = (ms: number): string => new Date(ms).toUTCString()
const DEVICE_NOW = Date.UTC(2026, 10, 21, 12, 0, 0)

beforeEach(() => {
  vi.useFakeTimers({ now: DEVICE_NOW })
  resetServerClock()
})
afterEach(() => vi.useRealTimers())

describe('the server clock', () => {
  it('equals the device clock until a server has responded', () => {
    expect(serverNow()).toBe(DEVICE_NOW)
    recordServerDate(null, DEVICE_NOW)
    recordServerDate('not a date', DEVICE_NOW)
    expect(serverNow()).toBe(DEVICE_NOW)
  })

  it('follows the Date header when the device clock is an hour wrong', () => {
    recordServerDate(httpDate(DEVICE_NOW - 3_600_000), DEVICE_NOW)
    expect(serverNow()).toBe(DEVICE_NOW - 3_600_000)
  })

  it('stays within a second of the true time, for any offset and delays below two seconds', () => {
    const answer = fc.record({
      after: fc.integer({ min: 0, max: 60_000 }),
      delay: fc.integer({ max: 2000, min: 0 }),
    })
    fc.assert(
      fc.property(
        fc.integer({ min: -9e8, max: 9e8 }),
        fc.array(answer, { minLength: 1 }),
        (offset, answers) => {
          resetServerClock()
          let bestDelay = Infinity
          let now = DEVICE_NOW
          for (const { after, delay } of answers) {
            now += after
            const sentByServerAt = now - delay + offset
            recordServerDate(httpDate(sentByServerAt), now)
            bestDelay = Math.min(bestDelay, delay)
          }
          vi.setSystemTime(now)
          const error = serverNow() - (now + offset)
          expect(error).toBeLessThanOrEqual(0)
          expect(error).toBeGreaterThan(-(bestDelay + 1000))
        },
      ),
    )
  })

  it('ignores one slow response', () => {
    recordServerDate(httpDate(DEVICE_NOW), DEVICE_NOW)
    recordServerDate(httpDate(DEVICE_NOW), DEVICE_NOW + 20_000)
    recordServerDate(httpDate(DEVICE_NOW + 21_000), DEVICE_NOW + 21_000)
    expect(serverNow()).toBe(DEVICE_NOW)
  })

  it('follows a device clock that was set forward, at the second response', () => {
    recordServerDate(httpDate(DEVICE_NOW), DEVICE_NOW)
    vi.setSystemTime(DEVICE_NOW + 600_000)
    recordServerDate(httpDate(DEVICE_NOW + 1000), DEVICE_NOW + 600_000)
    recordServerDate(httpDate(DEVICE_NOW + 1000), DEVICE_NOW + 600_000)
    expect(serverNow()).toBe(DEVICE_NOW + 1000)
  })

  it('uses the issue time of a new token where no Date header is readable', () => {
    recordServerDate(null, DEVICE_NOW)
    recordTokenIssued(DEVICE_NOW / 1000 - 1200, DEVICE_NOW)
    expect(serverNow()).toBe(DEVICE_NOW - 1_200_000)
    recordTokenIssued(DEVICE_NOW / 1000 - 1260, DEVICE_NOW)
    expect(serverNow()).toBe(DEVICE_NOW - 1_260_000)
    recordTokenIssued(undefined, DEVICE_NOW)
    expect(serverNow()).toBe(DEVICE_NOW - 1_260_000)
  })

  it('prefers a Date header to a token', () => {
    recordTokenIssued(DEVICE_NOW / 1000 + 3600, DEVICE_NOW)
    recordServerDate(httpDate(DEVICE_NOW - 1_200_000), DEVICE_NOW)
    expect(serverNow()).toBe(DEVICE_NOW - 1_200_000)
    recordTokenIssued(DEVICE_NOW / 1000, DEVICE_NOW)
    expect(serverNow()).toBe(DEVICE_NOW - 1_200_000)
  })
})
