import { expect, it } from 'vitest'

import { MINUTE_MS } from '@/lib/duration'

import { nextChatPriority } from './next-chat'

const NOW = Date.UTC(2026, 10, 18, 12)
const chat = {
  ourTurnSince: NOW,
  spend: 0,
  isOnline: false,
  memberState: 'active',
  isOwed: false,
} as const
const priority = (facts: Partial<Parameters<typeof nextChatPriority>[0]>) =>
  nextChatPriority({ ...chat, ...facts }, NOW)

it('a chat comes earlier the longer the fan waits, and for spend, presence, expiry and a due follow-up', () => {
  expect(priority({})).toBe(0)
  expect(priority({ ourTurnSince: NOW - 7 * MINUTE_MS })).toBe(7)
  expect(priority({ spend: 99_900 })).toBeCloseTo(12)
  expect(priority({ isOnline: true })).toBe(3)
  expect(priority({ memberState: 'expiring' })).toBe(3)
  expect(priority({ ourTurnSince: null, isOwed: true })).toBe(10)
})
