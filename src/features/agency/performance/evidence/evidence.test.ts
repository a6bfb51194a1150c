import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/chatter-figures'
import { startOfDay } from '@/domain/day'
import { instant } from '@/domain/instant'

import { evidenceIn, evidenceOfRow, evidenceOfTotals, salesBehind } from './evidence'

const scope = {
  from: '2026-10-19T22:00:00.000Z',
  to: '2026-10-26T23:00:00.000Z',
  timezone: 'Europe/Warsaw',
  basis: 'net' as const,
  creatorIds: ['k1', 'k2'],
}
const figures = v.parse(ChatterFigures, {})
const row = { rowId: 'r', userId: 'u', creatorId: null, day: null, ...figures }
const about = { scope, currency: 'USD' }

it(`opens a person's work of the whole period from a cell`, () => {
  expect(evidenceOfRow(row, 'sales', about)).toMatchObject({
    userIds: ['u'],
    creatorIds: ['k1', 'k2'],
    from: scope.from,
    to: scope.to,
  })
})

it('opens one day from a cell of a day, 25 hours long when daylight saving time ends', () => {
  const day = instant(startOfDay('2026-10-25', scope.timezone))
  const evidence = evidenceOfRow({ ...row, creatorId: 'k1', day }, 'messages', about)
  expect(evidence.creatorIds).toEqual(['k1'])
  expect(Date.parse(evidence.to) - Date.parse(evidence.from)).toBe(25 * 3_600_000)
})

it('cuts a day at the ends of the period', () => {
  const shift = { ...scope, from: '2026-10-20T20:00:00.000Z', to: '2026-10-21T04:00:00.000Z' }
  const evidenceOf = (day: string) =>
    evidenceOfRow({ ...row, day: instant(Date.parse(day)) }, 'sales', { scope: shift, currency: 'USD' })
  expect(evidenceOf(shift.from)).toMatchObject({ from: shift.from, to: '2026-10-20T22:00:00.000Z' })
  expect(evidenceOf('2026-10-20T22:00:00.000Z')).toMatchObject({
    from: '2026-10-20T22:00:00.000Z',
    to: shift.to,
  })
})

const rows = [row, { ...row, userId: 'v' }, { ...row, creatorId: 'k1' }]
const performance = { currency: 'USD', rows, totals: figures, previous: null }

it(`opens the work of everyone, or of the filter's people, from a total`, () => {
  expect(evidenceOfTotals(performance, 'tips', scope).userIds).toBeUndefined()
  expect(evidenceOfTotals(performance, 'tips', { ...scope, userIds: ['w'] }).userIds).toEqual(['w'])
})

it(`opens the work of a group's people from the group's total`, () => {
  expect(evidenceOfTotals(performance, 'tips', { ...scope, groupId: 'g' }).userIds).toEqual(['u', 'v'])
})

it(`finds the URL's cell by its row id, the total without one, and nothing for an unknown id`, () => {
  const cell = { figure: 'tips', scope } as const
  const of = { ...performance, rows: [row, { ...row, rowId: 's', userId: 'v' }] }
  expect(evidenceIn(of, { ...cell, rowId: 's' })?.userIds).toEqual(['v'])
  expect(evidenceIn(of, { ...cell, rowId: null })).toEqual(evidenceOfTotals(of, 'tips', scope))
  expect(evidenceIn(of, { ...cell, rowId: 'nobody' })).toBeUndefined()
})

it(`counts paid and credited sales of the figure's kind, people and creators`, () => {
  const evidence = evidenceOfTotals(performance, 'ppvRevenue', { ...scope, groupId: 'g' })
  const { from, to } = scope
  expect(salesBehind(evidence)).toEqual({
    from,
    to,
    state: 'credited',
    kind: 'paid_dms',
    userIds: ['u', 'v'],
    creatorIds: ['k1', 'k2'],
  })
  expect(salesBehind({ ...evidence, figure: 'tips' }).kind).toBe('tips')
})

it('names no people for a total of everyone, and counts sales of every kind', () => {
  const { creatorIds: _, ...whole } = scope
  const evidence = evidenceOfTotals(performance, 'sales', whole)
  expect(salesBehind(evidence)).toEqual({ from: scope.from, to: scope.to, state: 'credited' })
})
