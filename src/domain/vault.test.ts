import { describe, expect, it } from 'vitest'

import { cleanLabels, isInBand, orientationOf, PRICE_BANDS, rightsAt, trashDaysLeft } from './vault'

const DAY_MS = 86_400_000
const NOW = 1_000 * DAY_MS

describe('the rights of an item', () => {
  it.each([
    [null, 'open'],
    [NOW, 'ended'],
    [NOW + 1, 'ending'],
    [NOW + 30 * DAY_MS, 'ending'],
    [NOW + 30 * DAY_MS + 1, 'held'],
  ])('until %s are %s', (until, state) => {
    expect(rightsAt(until, NOW)).toBe(state)
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
    expect(cleanLabels([' gym ', 'Gym', '', 'black  &  white'])).toEqual(['gym', 'black & white'])
  })
})
