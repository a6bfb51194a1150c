import { describe, expect, it } from 'vitest'

import { gridWeek } from '@/domain/shift/shift-grid'

import { newShift } from './shift-overlay'

const at = (text: string) => Date.parse(text)

/** The default times of a new shift in the week that starts on this day. */
const usualIn = (first: string, timezone: string) => newShift(gridWeek(first, timezone), 0).span

describe(`a new shift starts at nine in the agency's time zone`, () => {
  it('on the day daylight saving time starts', () =>
    expect(usualIn('2026-03-29', 'Europe/Warsaw')).toEqual({
      startAt: at('2026-03-29T07:00Z'),
      endAt: at('2026-03-29T15:00Z'),
    }))

  it('on the day daylight saving time ends', () =>
    expect(usualIn('2026-11-01', 'America/New_York')).toEqual({
      startAt: at('2026-11-01T14:00Z'),
      endAt: at('2026-11-01T22:00Z'),
    }))
})
