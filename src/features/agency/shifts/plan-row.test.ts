import { describe, expect, it } from 'vitest'

import { instant } from '@/domain/instant'
import type { PlannedShift } from '@/domain/planned-shift'
import { gridWeek } from '@/domain/shift-grid'

import { OPEN_ROW, rowsOf, type Subject } from './plan-row'
import { moveOf } from './shift-act'

const HOUR_MS = 3_600_000
const week = gridWeek('2026-11-16', 'Europe/Warsaw')
const shift = (
  shiftId: string,
  userId: string,
  creatorIds: string[],
  start: number,
  hours: number,
): PlannedShift => ({
  shiftId,
  userId,
  creatorIds,
  startAt: instant(week.from + start * HOUR_MS),
  endAt: instant(week.from + (start + hours) * HOUR_MS),
  state: 'draft',
  seriesId: null,
  repeat: null,
  isOpen: false,
})
const subject = (id: string, kind: Subject['kind']): Subject => ({
  id,
  name: id,
  kind,
  mayPlan: true,
  creatorIds: [],
})
const shifts = [
  shift('before', 'ana', ['mila'], -4, 8),
  shift('early', 'ana', ['mila', 'noa'], 6, 8),
  shift('clash', 'ana', [], 10, 8),
  shift('other', 'ben', ['noa'], 20, 8),
]
const clashes = [
  { userId: 'ana', shiftIds: ['early', 'clash'], from: instant(week.from), to: instant(week.from + HOUR_MS) },
]
const gaps = [{ creatorId: 'noa', from: instant(week.from), to: instant(week.from + HOUR_MS), demand: 0.5 }]

describe('the rows of a week', () => {
  it('hold the shifts of a person: those that overlap on lines of their own, counted within the week', () => {
    const [ana, ben] = rowsOf(
      [subject('ana', 'person'), subject('ben', 'person')],
      { kind: 'person', shifts, clashes, gaps },
      week,
    )
    expect(ana?.shifts.map((one) => [one.shift.shiftId, one.lane, one.clashes])).toEqual([
      ['before', 0, false],
      ['early', 0, true],
      ['clash', 1, true],
    ])
    expect(ana?.lanes).toBe(2)
    expect((ana?.planned ?? 0) / HOUR_MS).toBe(4 + 8 + 8)
    expect(ben?.gaps).toEqual([])
  })

  it('hold the shifts of those who have left in a row of their own', () => {
    const left = { ...shift('left', 'cleo', ['noa'], 30, 8), isOpen: true }
    const open: Subject = { ...subject(OPEN_ROW, 'person'), kind: 'open', mayPlan: false }
    const plan = { kind: 'person' as const, shifts: [...shifts, left], clashes, gaps }
    const [first, cleo] = rowsOf([open, subject('cleo', 'person')], plan, week)
    expect(first?.shifts.map((one) => one.shift.shiftId)).toEqual(['left'])
    expect(cleo?.shifts).toEqual([])
  })

  it('hold the shifts of a creator, whoever works them, and the hours without anybody', () => {
    const [noa] = rowsOf([subject('noa', 'creator')], { kind: 'creator', shifts, clashes, gaps }, week)
    expect(noa?.shifts.map((one) => one.shift.shiftId)).toEqual(['early', 'other'])
    expect(noa?.gaps).toEqual(gaps)
  })
})

describe('a shift that was dropped', () => {
  const early = shift('early', 'ana', ['mila', 'noa'], 6, 8)
  const ghost = { shiftId: 'early', rowId: 'ana', fromRowId: 'ana', span: early, by: 'pointer' as const }

  it('where it was stays as it is', () => {
    expect(moveOf(early, ghost, 'person')).toBeUndefined()
  })

  it('on another person is theirs', () => {
    expect(moveOf(early, { ...ghost, rowId: 'ben' }, 'person')).toMatchObject({
      userId: 'ben',
      creatorIds: ['mila', 'noa'],
    })
  })

  it('on another creator is for that one in place of the first, and keeps its person', () => {
    const move = moveOf(early, { ...ghost, fromRowId: 'mila', rowId: 'ivy' }, 'creator')
    expect(move).toMatchObject({ userId: 'ana', creatorIds: ['noa', 'ivy'] })
    const joined = moveOf(early, { ...ghost, fromRowId: 'mila', rowId: 'noa' }, 'creator')
    expect(joined?.creatorIds).toEqual(['noa'])
  })
})
