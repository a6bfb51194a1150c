import { describe, expect, it } from 'vitest'

import {
  normaliseDiscountCode,
  discountState,
  discountsOverlap,
  isDiscountCode,
  isDiscountPercent,
  type DiscountReach,
} from './discount'

const NOW = 1_000_000
const run = { from: 0, to: null, cap: null, endedAt: null, used: 0 }

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

const reach: DiscountReach = { tiers: [], audience: 'all', listId: null, from: 0, to: 10, code: null }

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
    expect(discountsOverlap(first, second)).toBe(expected)
    expect(discountsOverlap(second, first)).toBe(expected)
  })

  it('only on the same list', () => {
    const first: DiscountReach = { ...reach, audience: 'list', listId: 'a' }
    expect(discountsOverlap(first, { ...first })).toBe(true)
    expect(discountsOverlap(first, { ...first, listId: 'b' })).toBe(false)
  })
})
