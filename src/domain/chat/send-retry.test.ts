import { expect, it } from 'vitest'

import { SEND_RETRY_FIRST_MS, SEND_RETRY_MAX_MS, sendBackoffMs } from './send-retry'

it.each([1, 2, 3, 4, 5, 6, 60])('waits from half of the delay to all of it after attempt %i', (attempt) => {
  const longest = sendBackoffMs(attempt, 1)
  expect(longest).toBe(Math.min(SEND_RETRY_MAX_MS, SEND_RETRY_FIRST_MS * 2 ** (attempt - 1)))
  expect(sendBackoffMs(attempt, 0)).toBe(longest / 2)
  expect(sendBackoffMs(attempt + 1, 0)).toBeGreaterThanOrEqual(longest / 2)
})
