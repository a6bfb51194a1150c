import { beforeEach, expect, it } from 'vitest'

import { clearHeights, heightOf, knownHeight, cacheHeight } from './row-height'
import type { Row } from './rows'

const day = (at: number): Row => ({ kind: 'day', key: `day ${at}`, at })

beforeEach(clearHeights)

it('returns the measured height of a line, or an estimate', () => {
  cacheHeight(day(1), 51)
  expect([knownHeight(day(1)), knownHeight(day(2))]).toEqual([51, undefined])
  expect([heightOf(day(1)), heightOf(day(2))]).toEqual([51, 44])
})

it('evicts the oldest measurement first, and never all at once', () => {
  for (let at = 0; at < 2000; at += 1) cacheHeight(day(at), 50)
  cacheHeight(day(0), 51)
  for (let at = 2000; at < 2100; at += 1) cacheHeight(day(at), 50)
  expect(knownHeight(day(0))).toBe(51)
  expect(knownHeight(day(1))).toBeUndefined()
  expect(knownHeight(day(1999))).toBe(50)
})
