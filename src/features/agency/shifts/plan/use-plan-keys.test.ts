import { describe, expect, it } from 'vitest'

import { gridWeek } from '@/domain/shift/shift-grid'

import { keyStepOf } from './use-plan-keys'

const week = gridWeek('2027-03-22', 'Europe/Warsaw')
const at = (text: string) => Date.parse(text)
/** 10:00 to 18:00 in Warsaw, the day before daylight saving time starts. */
const span = { startAt: at('2027-03-27T09:00Z'), endAt: at('2027-03-27T17:00Z') }
const press = (
  key: string,
  held: { shiftKey?: boolean; ctrlKey?: boolean; altKey?: boolean } = {},
  isMirrored = false,
) =>
  keyStepOf(
    { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held },
    span,
    week,
    isMirrored,
  )

describe('a shift moved by keyboard', () => {
  it('moves a quarter of an hour along the axis, mirrored in RTL languages', () => {
    const later = { startAt: at('2027-03-27T09:15Z'), endAt: at('2027-03-27T17:15Z') }
    expect(press('ArrowRight')).toEqual({ span: later, rows: 0 })
    expect(press('ArrowLeft', {}, true)).toEqual({ span: later, rows: 0 })
  })

  it('moves a day with Control or Alt, at the same time of day across a clock change', () => {
    const next = { startAt: at('2027-03-28T08:00Z'), endAt: at('2027-03-28T16:00Z') }
    expect(press('ArrowRight', { ctrlKey: true })).toEqual({ span: next, rows: 0 })
    expect(press('ArrowRight', { altKey: true })).toEqual({ span: next, rows: 0 })
  })

  it('moves to the row above or below', () => {
    expect(press('ArrowDown')).toEqual({ span, rows: 1 })
    expect(press('ArrowUp')).toEqual({ span, rows: -1 })
  })

  it('resizes with Shift: its end with left and right, its start with up and down', () => {
    expect(press('ArrowRight', { shiftKey: true })?.span).toEqual({ ...span, endAt: at('2027-03-27T17:15Z') })
    expect(press('ArrowUp', { shiftKey: true })?.span).toEqual({ ...span, startAt: at('2027-03-27T08:45Z') })
  })

  it('ignores any other key', () => {
    expect(press('Enter')).toBeUndefined()
    expect(press('a')).toBeUndefined()
  })
})
