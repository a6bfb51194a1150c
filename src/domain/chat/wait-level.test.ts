import { expect, it } from 'vitest'

import { MINUTE_MS } from '@/lib/duration'

import { waitLevel } from './wait-level'

it('calls a wait slow from the reply target, and costly from twice of it', () => {
  const minutes = [0, 19, 20, 39, 40]
  expect(minutes.map((waited) => waitLevel(waited * MINUTE_MS, 20 * MINUTE_MS))).toEqual([
    'good',
    'good',
    'slow',
    'slow',
    'costly',
  ])
})
