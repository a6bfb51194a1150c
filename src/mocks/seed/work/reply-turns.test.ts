import { expect, it } from 'vitest'

import { DAY_MS } from '../calendar'
import { NO_REPLY, REPLY_SECONDS, replyIndex, turnsOfDay } from './reply-turns'

const NOON = Date.UTC(2026, 10, 18, 12)

it('records a wait of any length to within a twelfth', () => {
  for (const seconds of [6, 47, 600, 3600, 5400, 7200, 20_000, 43_200]) {
    const counted = REPLY_SECONDS[replyIndex(seconds)] ?? 0
    expect(Math.abs(counted - seconds) / seconds, `${seconds} s`).toBeLessThan(1 / 12)
  }
})

it('no seeded fan waits for more than an hour', () => {
  const { reply } = turnsOfDay(Math.floor(NOON / DAY_MS))
  const waits = [...reply].filter((index) => index !== NO_REPLY).map((index) => REPLY_SECONDS[index] ?? 0)
  expect(waits.length).toBeGreaterThan(1000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(3600)
})
