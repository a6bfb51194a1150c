import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type ChatterCounts, toChatterFigures, NO_CHATTER_COUNTS, addChatterCounts } from './chatter-counts'

const count = fc.integer({ min: 0, max: 5000 })
const times = fc.dictionary(fc.integer({ min: 1, max: 60 }).map(String), fc.integer({ min: 1, max: 5 }))

/** Realistic counts: a part is never more than the whole. */
const counts: fc.Arbitrary<ChatterCounts> = fc
  .tuple(count, count, count, count, count, times)
  .map(([clocked, active, planned, plain, paid, replies]) => {
    const values = Object.keys(replies)
      .map(Number)
      .sort((a, b) => a - b)
    return {
      ...NO_CHATTER_COUNTS,
      clockedSeconds: clocked + active,
      activeSeconds: active,
      plannedSeconds: planned + active,
      keptSeconds: planned,
      messages: plain + paid,
      paidMessages: paid,
      unlockedMessages: Math.floor(paid / 3),
      openMessages: paid - Math.floor(paid / 3),
      priceSum: paid * 1200,
      soldPriceSum: Math.floor(paid / 3) * 1300,
      sales: plain * 100,
      netSales: plain * 80,
      replies: { values, counts: values.map((value) => replies[String(value)] ?? 0) },
    }
  })

const NO_FANS = { fansChatted: 0, fansConverted: 0 }

describe('chatter counts', () => {
  it('add up in any order', () => {
    fc.assert(
      fc.property(counts, counts, counts, (one, other, third) => {
        const left = toChatterFigures(addChatterCounts(addChatterCounts(one, other), third), NO_FANS)
        const right = toChatterFigures(addChatterCounts(one, addChatterCounts(third, other)), NO_FANS)
        expect(left).toEqual(right)
        expect(left.messages).toBe(one.messages + other.messages + third.messages)
        expect(left.sales).toBe(one.sales + other.sales + third.sales)
      }),
    )
  })

  it('stay the same when nothing is added', () => {
    fc.assert(
      fc.property(counts, (one) => {
        expect(toChatterFigures(addChatterCounts(one, NO_CHATTER_COUNTS), NO_FANS)).toEqual(
          toChatterFigures(one, NO_FANS),
        )
      }),
    )
  })

  it('give shares that never exceed their base', () => {
    fc.assert(
      fc.property(counts, count, count, (one, converted, others) => {
        const fans = { fansChatted: converted + others, fansConverted: converted }
        const { activeShare, adherence, goldenRatio, unlockRate, conversion } = toChatterFigures(one, fans)
        for (const part of [activeShare, adherence, goldenRatio, unlockRate, conversion])
          expect(part === null || (part >= 0 && part <= 1)).toBe(true)
      }),
    )
  })

  it('give no data for no counts', () => {
    const figures = toChatterFigures(NO_CHATTER_COUNTS, NO_FANS)
    expect(Object.values(figures).filter((value) => value === null)).toHaveLength(12)
    expect([figures.messages, figures.sales, figures.unansweredTurns]).toEqual([0, 0, 0])
  })

  it('give net sales per hour, only from 15 minutes on', () => {
    const sold = { ...NO_CHATTER_COUNTS, sales: 10_000, netSales: 8000 }
    expect(toChatterFigures({ ...sold, clockedSeconds: 7200 }, NO_FANS).salesPerHour).toBe(4000)
    expect(toChatterFigures({ ...sold, clockedSeconds: 600 }, NO_FANS).salesPerHour).toBeNull()
  })

  it('give median, mean and 90th percentile of the reply times', () => {
    const replies = { values: [10, 20, 30, 1000], counts: [4, 3, 2, 1] }
    const figures = toChatterFigures({ ...NO_CHATTER_COUNTS, replies }, NO_FANS)
    expect([figures.medianReplySeconds, figures.meanReplySeconds, figures.p90ReplySeconds]).toEqual([
      20, 116, 127,
    ])
  })
})
