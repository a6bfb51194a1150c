import { describe, expect, it } from 'vitest'

import {
  capFault,
  discountState,
  endFault,
  isDiscountCode,
  isDiscountPercent,
  type DiscountReach,
  normaliseDiscountCode,
  overlappingDiscount,
} from './discount'

const NOW = 1_000_000
const run: Parameters<typeof discountState>[0] = { from: 0, to: null, cap: null, endedAt: null, used: 0 }

describe('the state of a discount', () => {
  it.each([
    ['scheduled', { from: NOW + 1 }],
    ['active', {}],
    ['active', { cap: 5, used: 4 }],
    ['used_up', { cap: 5, used: 5 }],
    ['ended', { to: NOW }],
    ['ended', { endedAt: NOW - 5 }],
    ['ended', { endedAt: NOW - 5, from: NOW + 10 }],
  ])('is %s for %j', (state, part) => {
    expect(discountState({ ...run, ...part }, NOW)).toBe(state)
  })
})

describe('a percentage', () => {
  it.each([1, 50, 100])('can be %d', (percent) => expect(isDiscountPercent(percent)).toBe(true))
  it.each([0, 101, 12.5, -3, Number.NaN])('cannot be %d', (percent) =>
    expect(isDiscountPercent(percent)).toBe(false),
  )
})

describe('a code', () => {
  it.each(['ABC', 'WINTER50', 'A-B', 'X'.repeat(20)])('can be %s', (code) =>
    expect(isDiscountCode(code)).toBe(true),
  )
  it.each(['AB', 'X'.repeat(21), '-ABC', 'ABC-', 'A B C', 'ÄBC', 'abc', ''])('cannot be "%s"', (code) =>
    expect(isDiscountCode(code)).toBe(false),
  )
  it('becomes upper case', () => expect(normaliseDiscountCode(' live-30 ')).toBe('LIVE-30'))
})

describe('a limit of uses', () => {
  it.each([null, 40, 1_000_000])('can be %s after 40 uses', (cap) =>
    expect(capFault(cap, 40)).toBeUndefined(),
  )
  it.each([0, -1, 1.5, 1_000_001])('cannot be %d', (cap) => expect(capFault(cap, 0)).toBe('cap_unfit'))
  it('cannot be below its uses', () => expect(capFault(39, 40)).toBe('cap_used'))
})

describe('the end of a discount', () => {
  const faultOf = (to: number | null, before?: number) => endFault({ from: 5, to }, { now: 10, before })

  it('is after its start and in the future', () => {
    expect(faultOf(null)).toBeUndefined()
    expect(faultOf(11)).toBeUndefined()
    expect(faultOf(10)).toBe('end_past')
    expect(faultOf(5)).toBe('end_before_start')
  })

  it('stays in the past where it was, but never before the start', () => {
    expect(faultOf(8, 8)).toBeUndefined()
    expect(faultOf(4, 4)).toBe('end_before_start')
  })
})

const reach: DiscountReach = { tiers: [], audience: 'all', listId: null, from: 0, to: 10, code: null }

const overlaps = (own: DiscountReach, other: DiscountReach, part: Partial<typeof run> = {}) =>
  overlappingDiscount(own, [{ ...run, ...other, ...part }], 0) !== undefined

describe('two discounts overlap', () => {
  it.each([
    ['with the same fans and dates', {}, true],
    ['not where one begins as the other ends', { from: 10, to: 20 }, false],
    ['where one has no end', { from: 5, to: null }, true],
    ['not on other tiers', { tiers: ['basic'] }, false],
    ['on one tier in common', { tiers: ['basic', 'advanced'] }, true],
    ['not where one takes a code', { code: 'ABC' }, false],
    ['not for other audiences', { audience: 'expired' }, false],
    ['with one for all fans', { audience: 'all' }, true],
  ] as const)('%s', (_, part, expected) => {
    const first: DiscountReach = { ...reach, tiers: ['advanced'], audience: 'new' }
    const second: DiscountReach = { ...reach, tiers: ['advanced'], audience: 'new', ...part }
    expect(overlaps(first, second)).toBe(expected)
    expect(overlaps(second, first)).toBe(expected)
  })

  it('only on the same list', () => {
    const first: DiscountReach = { ...reach, audience: 'list', listId: 'a' }
    expect(overlaps(first, { ...first })).toBe(true)
    expect(overlaps(first, { ...first, listId: 'b' })).toBe(false)
  })
  it('not where the other one ended or is used up', () => {
    expect(overlaps(reach, reach, { endedAt: 0 })).toBe(false)
    expect(overlaps(reach, reach, { cap: 3, used: 3 })).toBe(false)
  })
})
