import { describe, expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'
import type { PlannedShift } from '@/domain/shift/planned-shift'
import { gridWeek } from '@/domain/shift/shift-grid'
import { HOUR_MS } from '@/lib/duration'

import { OPEN_ROW, layOutRows, type PlanSubject } from './plan-row'
import { moveAfterDrop } from '../shift-overlay'

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
const subject = (id: string, kind: PlanSubject['kind']): PlanSubject => ({
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
  it(`place a person's overlapping shifts on separate lanes, and total the hours within the week`, () => {
    const [ana, ben] = layOutRows(
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

  it('place shifts of deactivated people in the row of open shifts', () => {
    const left = { ...shift('left', 'cleo', ['noa'], 30, 8), isOpen: true }
    const open: PlanSubject = { ...subject(OPEN_ROW, 'person'), kind: 'open', mayPlan: false }
    const plan = { kind: 'person' as const, shifts: [...shifts, left], clashes, gaps }
    const [first, cleo] = layOutRows([open, subject('cleo', 'person')], plan, week)
    expect(first?.shifts.map((one) => one.shift.shiftId)).toEqual(['left'])
    expect(cleo?.shifts).toEqual([])
  })

  it(`place a creator's shifts whoever works them, with the uncovered hours`, () => {
    const [noa] = layOutRows([subject('noa', 'creator')], { kind: 'creator', shifts, clashes, gaps }, week)
    expect(noa?.shifts.map((one) => one.shift.shiftId)).toEqual(['early', 'other'])
    expect(noa?.gaps).toEqual(gaps)
  })
})

describe('a dropped shift', () => {
  const early = shift('early', 'ana', ['mila', 'noa'], 6, 8)
  const ghost = { shift: early, rowId: 'ana', fromRowId: 'ana', span: early, by: 'pointer' as const }

  it('stays unchanged at its old position', () => {
    expect(moveAfterDrop(early, ghost, 'person')).toBeUndefined()
  })

  it('moves to another person', () => {
    expect(moveAfterDrop(early, { ...ghost, rowId: 'ben' }, 'person')).toMatchObject({
      userId: 'ben',
      creatorIds: ['mila', 'noa'],
    })
  })

  it('replaces the first creator by the target, and keeps its person', () => {
    const move = moveAfterDrop(early, { ...ghost, fromRowId: 'mila', rowId: 'ivy' }, 'creator')
    expect(move).toMatchObject({ userId: 'ana', creatorIds: ['noa', 'ivy'] })
    const joined = moveAfterDrop(early, { ...ghost, fromRowId: 'mila', rowId: 'noa' }, 'creator')
    expect(joined?.creatorIds).toEqual(['noa'])
  })
})
