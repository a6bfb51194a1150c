import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { REVENUE_KINDS } from '@/domain/money/revenue-kind'
import { DAY_MS } from '@/lib/duration'

import { type KindChange, mainCause, comparedSpans } from './use-creator-comparison'

const amounts = fc.integer({ min: 0, max: 1_000_000 })
const changes = fc
  .array(fc.record({ now: amounts, before: amounts }), {
    minLength: REVENUE_KINDS.length,
    maxLength: REVENUE_KINDS.length,
  })
  .map((rows) => rows.map((row, index): KindChange => ({ kind: REVENUE_KINDS[index] ?? 'other', ...row })))

describe('two periods of a creator', () => {
  const range = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z', timezone: 'UTC' }

  it('have equal length and are adjacent', () => {
    const { now, before } = comparedSpans(range, Date.parse(range.to) + DAY_MS, 'previous')
    expect(now).toEqual(range)
    expect(before).toEqual({ from: '2026-10-02T00:00:00.000Z', to: range.from, timezone: 'UTC' })
  })

  it('end at the same time of day while the period runs', () => {
    const { now, before } = comparedSpans(range, Date.parse('2026-11-21T12:00:00Z'), 'previous')
    expect(now.to).toBe('2026-11-21T12:00:00.000Z')
    expect(before.from).toBe('2026-10-02T00:00:00.000Z')
    expect(before.to).toBe('2026-10-22T12:00:00.000Z')
  })
})

it(`follow the page's comparison, or the previous period without one`, () => {
  const november = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z', timezone: 'UTC' }
  const until = Date.parse(november.to)
  expect(comparedSpans(november, until, 'same_month_last_year').before).toMatchObject({
    from: '2025-11-01T00:00:00.000Z',
    to: '2025-12-01T00:00:00.000Z',
  })
  expect(comparedSpans(november, until, 'none')).toEqual(comparedSpans(november, until, 'previous'))
})

describe('the main cause of a change', () => {
  it('moves in the direction of the total, and no other type moves further', () => {
    fc.assert(
      fc.property(changes, (rows) => {
        const whole = rows.reduce((sum, { now, before }) => sum + now - before, 0)
        const cause = mainCause(rows)
        if (whole === 0) return expect(cause).toBeUndefined()
        const part = ({ now, before }: KindChange) => (now - before) * Math.sign(whole)
        expect(cause && part(cause)).toBeGreaterThan(0)
        expect(cause && part(cause)).toBe(Math.max(...rows.map(part)))
      }),
    )
  })
})
