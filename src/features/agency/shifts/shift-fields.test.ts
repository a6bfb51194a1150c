import { describe, expect, it } from 'vitest'

import { instant } from '@/domain/instant'
import type { PlannedShift } from '@/domain/planned-shift'

import { fieldsOf, problemsOf, repeatOf, spanOf } from './shift-fields'

const WARSAW = 'Europe/Warsaw'
const at = (text: string) => instant(Date.parse(text))
const night: PlannedShift = {
  shiftId: 'shift-1',
  userId: 'ana',
  creatorIds: ['mila'],
  startAt: at('2026-11-20T21:00:00Z'),
  endAt: at('2026-11-21T05:00:00Z'),
  state: 'published',
  seriesId: 'series-1',
  repeat: { weekdays: [1, 5], until: '2026-12-31', timezone: WARSAW },
  isOpen: false,
}
const fields = fieldsOf({ shift: night, span: night, userIds: ['ana'], creatorIds: ['mila'] }, WARSAW)

describe('the form of a shift', () => {
  it('shows a night shift at the times of its zone, and makes the same moments of them', () => {
    expect(fields).toMatchObject({ day: '2026-11-20', start: '22:00', end: '06:00', repeats: true })
    expect(spanOf(fields, WARSAW)).toEqual({ startAt: night.startAt, endAt: night.endAt })
  })

  it('gives the night of the change its true length', () => {
    const length = (day: string) => {
      const span = spanOf({ ...fields, day }, WARSAW)
      return span && (span.endAt - span.startAt) / 3_600_000
    }
    expect([length('2027-03-26'), length('2027-03-27'), length('2027-10-30')]).toEqual([8, 7, 9])
  })

  it('says what is missing, and nothing where all is there', () => {
    expect(problemsOf(fields)).toEqual(new Set())
    const bad = {
      ...fields,
      userIds: [],
      day: '2026-02-30',
      start: '',
      end: '',
      weekdays: [],
      until: '2026-01-01',
    }
    expect([...problemsOf(bad)]).toEqual(['people', 'day', 'start', 'end', 'weekdays', 'until'])
  })

  it('leaves the repeat to the server for one shift alone and for a series that only moves', () => {
    expect(repeatOf(fields, night, WARSAW)).toBeUndefined()
    expect(repeatOf({ ...fields, scope: 'following' }, night, WARSAW)).toBeUndefined()
  })

  it('sends a changed repeat, its end, and that of a new series', () => {
    const following = { ...fields, scope: 'following' as const }
    expect(repeatOf({ ...following, weekdays: [5, 1, 3] }, night, WARSAW)?.weekdays).toEqual([1, 3, 5])
    expect(repeatOf({ ...following, repeats: false }, night, WARSAW)).toBeNull()
    expect(repeatOf(fields, undefined, WARSAW)).toEqual(night.repeat)
  })
})
