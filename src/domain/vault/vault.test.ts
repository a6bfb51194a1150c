import { describe, expect, it } from 'vitest'

import { DAY_MS } from '@/lib/duration'

import { normaliseTags, isInBand, orientationOf, PRICE_BANDS, rightsAt, trashDaysLeft } from './vault'

const NOW = 1_000 * DAY_MS

describe('the rights of an item', () => {
  /** The last second of so many days after the one that begins now. */
  const lastSecond = (days: number) => NOW + (days + 1) * DAY_MS - 1000
  it.each([
    [null, 'open'],
    [lastSecond(-1), 'ended'],
    [lastSecond(0), 'ending'],
    [lastSecond(29), 'ending'],
    [lastSecond(30), 'held'],
  ])('until %s are %s', (until, state) => {
    expect(rightsAt(until, NOW, 'UTC')).toBe(state)
  })

  it.each([
    ['America/Los_Angeles', '2026-11-28T07:59:59Z', '2026-11-28T08:00:00Z'],
    ['Asia/Tokyo', '2026-11-27T14:59:59Z', '2026-11-27T15:00:00Z'],
  ])('end with their last day in %s', (timezone, before, end) => {
    const until = Date.parse('2026-11-27T23:59:59.000Z')
    expect(rightsAt(until, Date.parse(before), timezone)).toBe('ending')
    expect(rightsAt(until, Date.parse(end), timezone)).toBe('ended')
  })
})

describe('the orientation of an item', () => {
  it.each([
    [1000, 1600, 'portrait'],
    [1600, 1000, 'landscape'],
    [1000, 1050, 'square'],
    [null, null, null],
    [0, 100, null],
  ])('of %s by %s is %s', (width, height, orientation) => {
    expect(orientationOf({ width, height })).toBe(orientation)
  })
})

describe('price bands', () => {
  it('contain every price once', () => {
    for (const cents of [1, 999, 1000, 1999, 2000, 3999, 4000, 90_000])
      expect(Object.values(PRICE_BANDS).filter((band) => isInBand(cents, band))).toHaveLength(1)
    expect(isInBand(null, PRICE_BANDS.low)).toBe(false)
  })
})

describe('the trash', () => {
  it('keeps an item for thirty days', () => {
    expect(trashDaysLeft(NOW, NOW)).toBe(30)
    expect(trashDaysLeft(NOW, NOW + DAY_MS / 2)).toBe(30)
    expect(trashDaysLeft(NOW, NOW + 40 * DAY_MS)).toBe(0)
  })
})

describe('labels', () => {
  it('are deduplicated regardless of case and whitespace', () => {
    expect(normaliseTags([' gym ', 'Gym', '', 'black  &  white'])).toEqual(['gym', 'black & white'])
  })
})
