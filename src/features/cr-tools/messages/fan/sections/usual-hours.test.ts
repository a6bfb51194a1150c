import { describe, expect, it } from 'vitest'

import { usualHours } from './usual-hours'

const dayWith = (counts: Record<number, number>) => Array.from({ length: 24 }, (_, hour) => counts[hour] ?? 0)

describe('the usual hours of a fan', () => {
  it('are the shortest span with most of their messages', () => {
    expect(usualHours(dayWith({ 3: 1, 20: 5, 21: 6, 22: 5 }))).toEqual({ from: 20, to: 22 })
  })

  it('may cross midnight', () => {
    expect(usualHours(dayWith({ 23: 5, 0: 5, 12: 1 }))).toEqual({ from: 23, to: 1 })
  })

  it('are undefined when no hour dominates or there are no messages', () => {
    expect(usualHours(dayWith(Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [hour, 1]))))).toBe(
      undefined,
    )
    expect(usualHours(dayWith({}))).toBeUndefined()
    expect(usualHours([])).toBeUndefined()
  })
})
