import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'
import { OwnStatistics } from '@/domain/figures/own-statistics'

import { isBeginner } from './own-figures'

const NONE = v.parse(ChatterFigures, {})
const answer = (more: Partial<OwnStatistics> = {}): OwnStatistics => ({
  ...v.parse(OwnStatistics, { currency: 'USD', metrics: NONE }),
  ...more,
})
const WEEK = { creatorIds: [], days: 7 }
const at = v.parse(OwnStatistics, {
  currency: 'USD',
  metrics: NONE,
  band: [{ at: '2026-11-01T00:00:00Z', low: 0, high: 500 }],
})

it('treats a chatter without any data as a beginner', () => {
  expect(isBeginner(answer({ previous: NONE }), WEEK)).toBe(true)
})

it.each([
  ['a first shift today, which the period leaves out', answer({ clockedThisWeek: 600 }), WEEK],
  ['work in the period before', answer({ previous: { ...NONE, messages: 1 } }), WEEK],
  ['sales in the four weeks before', at, WEEK],
  ['a single day', answer(), { creatorIds: [], days: 1 }],
  ['one creator', answer(), { creatorIds: ['one'], days: 7 }],
])('%s does not look like a beginner', (_, statistics, filter) => {
  expect(isBeginner(statistics, filter)).toBe(false)
})
