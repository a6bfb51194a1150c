import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DAY_MS } from '../calendar'
import { CREATORS } from '../creators'
import { membersBetween } from './member-counts'

const NOW = Date.UTC(2026, 10, 18, 12)
const creator = fc.constantFrom(...CREATORS)
const back = fc.integer({ min: 0, max: 800 * DAY_MS })

describe('members of a creator', () => {
  it('are the same at a moment for every period that ends there', () => {
    fc.assert(
      fc.property(creator, back, back, back, (one, end, length, other) => {
        const to = NOW - end
        const [found, others] = [membersBetween(one, to - length, to), membersBetween(one, to - other, to)]
        expect(found.activeMembers).toBe(others.activeMembers)
        expect(found.membersAtStart + found.newMembers - found.endedMembers).toBe(found.activeMembers)
      }),
      { numRuns: 60 },
    )
  })

  it('churn relative to those at the start, by at most all of them', () => {
    fc.assert(
      fc.property(creator, back, back, (one, end, length) => {
        const to = NOW - end
        const { churn, leftOfStart, membersAtStart, endedMembers } = membersBetween(one, to - length, to)
        expect(leftOfStart).toBeGreaterThanOrEqual(0)
        expect(leftOfStart).toBeLessThanOrEqual(Math.min(membersAtStart, endedMembers))
        if (membersAtStart === 0) expect(churn).toBeNull()
        else expect(churn).toBe(leftOfStart / membersAtStart)
      }),
      { numRuns: 60 },
    )
  })

  it('come and go in whole numbers, so that adjacent periods add up', () => {
    const days = [400, 90, 28, 7, 0].map((ago) => NOW - ago * DAY_MS)
    for (const one of CREATORS) {
      const whole = membersBetween(one, days[0] ?? 0, NOW)
      const parts = days.slice(1).map((to, index) => membersBetween(one, days[index] ?? 0, to))
      const sum = (of: 'newMembers' | 'endedMembers') => parts.reduce((all, part) => all + part[of], 0)
      expect([sum('newMembers'), sum('endedMembers')]).toEqual([whole.newMembers, whole.endedMembers])
    }
  })
})
