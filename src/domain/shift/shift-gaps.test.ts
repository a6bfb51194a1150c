import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { HOUR_MS } from '@/lib/duration'

import { findCoverageGaps, splitGaps, gapWeight } from './shift-gaps'
import { overlapMs } from './shift-grid'

const STEP_MS = HOUR_MS / 4
const range = { from: Date.UTC(2026, 10, 16), to: Date.UTC(2026, 10, 23) }
const span = fc
  .tuple(fc.integer({ min: -40, max: 700 }), fc.integer({ min: 1, max: 96 }))
  .map(([step, length]) => ({
    startAt: range.from + step * STEP_MS,
    endAt: range.from + (step + length) * STEP_MS,
  }))
const demandAt = (at: number) => (new Date(at).getUTCHours() + 1) / 24

describe('uncovered hours', () => {
  it('complement the covered hours without overlap', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 30 }), (spans) => {
        const gaps = findCoverageGaps(spans, range, demandAt)
        for (const gap of gaps) expect(spans.every((one) => overlapMs(one, gap) === 0)).toBe(true)
        for (let at = range.from; at < range.to; at += STEP_MS) {
          const isCovered = spans.some(({ startAt, endAt }) => startAt <= at && at < endAt)
          const isGap = gaps.some(({ from, to }) => from <= at && at < to)
          expect(isGap).toBe(!isCovered)
        }
      }),
    )
  })

  it('report their peak demand, and weigh more the longer and busier they are', () => {
    const [gap] = findCoverageGaps([{ startAt: range.from, endAt: range.to - 2 * HOUR_MS }], range, demandAt)
    expect(gap).toEqual({ from: range.to - 2 * HOUR_MS, to: range.to, demand: 1 })
    expect(gap && gapWeight(gap)).toBe(2 * HOUR_MS)
  })

  it('ignore short pauses between two shifts', () => {
    const spans = [
      { startAt: range.from, endAt: range.from + HOUR_MS },
      { startAt: range.from + HOUR_MS + 60_000, endAt: range.to },
    ]
    expect(findCoverageGaps(spans, range, demandAt)).toEqual([])
  })
})

describe('gaps of the running week', () => {
  it('are split at now: past before it, fillable after it', () => {
    fc.assert(
      fc.property(
        fc.array(span, { maxLength: 10 }),
        fc.integer({ min: range.from - HOUR_MS, max: range.to + HOUR_MS }),
        (spans, now) => {
          const gaps = findCoverageGaps(spans, range, demandAt)
          const { ahead, past } = splitGaps(gaps, now)
          const length = (all: readonly { from: number; to: number }[]) =>
            all.reduce((sum, { from, to }) => sum + to - from, 0)
          expect(length(ahead) + length(past)).toBe(length(gaps))
          expect(ahead.every(({ from, to }) => from >= now && to > from)).toBe(true)
          expect(past.every(({ from, to }) => to <= now && to > from)).toBe(true)
        },
      ),
    )
  })
})
