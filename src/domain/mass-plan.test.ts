import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { avoidedWordIn, expectedRevenue, NEW_MASS_PLAN, problemsOfMass } from './mass-plan'

const NOW = Date.UTC(2026, 10, 21, 12)
const limits = { priceMin: 800, priceMax: 6000, avoidWords: ['meet up', 'whatsapp'] }
const fine = { text: 'The rooftop set is here', mediaCount: 2, price: 2400, isUploading: false }
const problems = (
  plan: Partial<typeof NEW_MASS_PLAN>,
  version: Partial<typeof fine> = {},
  count: number | undefined = 1240,
) => problemsOfMass({ ...NEW_MASS_PLAN, ...plan }, [{ ...fine, ...version }], limits, { count, now: NOW })

describe('a mass message can be sent', () => {
  it('when it says something to somebody, at a price within bounds', () => {
    expect(problems({})).toEqual([])
    expect(problems({}, { price: 0, mediaCount: 0 })).toEqual([])
    expect(problems({}, {}, undefined)).toEqual([])
  })

  it.each([
    ['nobody', {}, {}, 0],
    ['empty', {}, { text: '  ', mediaCount: 0, price: 0 }, 9],
    ['price_without_media', {}, { mediaCount: 0 }, 9],
    ['price_low', {}, { price: 799 }, 9],
    ['price_high', {}, { price: 6001 }, 9],
    ['avoided_word', {}, { text: 'Write me on WhatsApp!' }, 9],
    ['uploading', {}, { isUploading: true }, 9],
    ['no_time', { time: 'at' }, {}, 9],
    ['past', { time: 'at', at: '2026-11-20T10:00' }, {}, 9],
  ] as const)('not when: %s', (problem, plan, version, count) => {
    expect(problems(plan, version, count)).toContain(problem)
  })

  it('looks at the second version only while two are tried', () => {
    const empty = { text: '', mediaCount: 0, price: 0, isUploading: false }
    const asked = (isTest: boolean) =>
      problemsOfMass({ ...NEW_MASS_PLAN, isTest }, [fine, empty], limits, { count: 9, now: NOW })
    expect([asked(true), asked(false)]).toEqual([['second_empty'], []])
  })
})

describe('a word the creator never uses', () => {
  it('is found whole, whatever its case and the signs around it', () => {
    expect(avoidedWordIn('Shall we MEET-UP, friend?', limits.avoidWords)).toBe('meet up')
    expect(avoidedWordIn('meet upstairs', limits.avoidWords)).toBeUndefined()
    expect(avoidedWordIn('', ['', ' '])).toBeUndefined()
  })

  it('is found wherever it stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        expect(avoidedWordIn(`${before} whatsapp ${after}`, ['whatsapp'])).toBe('whatsapp')
      }),
    )
  })
})

describe('what may be expected', () => {
  it('is the worst and the best of the past for each fan, for so many fans', () => {
    const past = [
      { sent: 100, revenue: 20_000 },
      { sent: 200, revenue: 10_000 },
      { sent: 0, revenue: 0 },
    ]
    expect(expectedRevenue(past, 1000)).toEqual({ low: 50_000, high: 200_000 })
    expect(expectedRevenue([], 1000)).toBeUndefined()
  })

  it('never turns the span round', () => {
    const message = fc.record({ sent: fc.nat(10_000), revenue: fc.nat(1_000_000) })
    fc.assert(
      fc.property(fc.array(message), fc.nat(50_000), (past, count) => {
        const span = expectedRevenue(past, count)
        expect(span === undefined || span.low <= span.high).toBe(true)
      }),
    )
  })
})
