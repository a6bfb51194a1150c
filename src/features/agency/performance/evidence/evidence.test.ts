import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/chatter-figures'
import { startOfDay } from '@/domain/day'
import { instant } from '@/domain/instant'
import { Sale } from '@/domain/sale'

import { countsSale, evidenceOfRow, evidenceOfTotals } from './evidence'

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

it('a cell opens the work of its person for the whole period', () => {
  expect(evidenceOfRow(row, 'sales', about)).toMatchObject({
    userIds: ['u'],
    creatorIds: ['k1', 'k2'],
    from: scope.from,
    to: scope.to,
  })
})

it('a cell of a day opens that day alone, 25 hours long where the clocks go back', () => {
  const day = instant(startOfDay('2026-10-25', scope.timezone))
  const evidence = evidenceOfRow({ ...row, creatorId: 'k1', day }, 'messages', about)
  expect(evidence.creatorIds).toEqual(['k1'])
  expect(Date.parse(evidence.to) - Date.parse(evidence.from)).toBe(25 * 3_600_000)
})

it('a day that the period cuts short is cut short as well', () => {
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

it('a total opens everybody’s work, or that of whom the filter names', () => {
  expect(evidenceOfTotals(performance, 'tips', scope).userIds).toBeUndefined()
  expect(evidenceOfTotals(performance, 'tips', { ...scope, userIds: ['w'] }).userIds).toEqual(['w'])
})

it('a total of a group opens the work of its people alone', () => {
  expect(evidenceOfTotals(performance, 'tips', { ...scope, groupId: 'g' }).userIds).toEqual(['u', 'v'])
})

const sale = v.parse(Sale, {
  saleId: 's',
  at: scope.from,
  creatorId: 'k1',
  fanId: 'f',
  kind: 'tips',
  amount: { amount: 500, currency: 'USD' },
  userId: 'u',
})

it('a total counts no sale that is credited to nobody', () => {
  const evidence = evidenceOfTotals(performance, 'sales', scope)
  expect(countsSale(evidence, sale)).toBe(true)
  expect(countsSale(evidence, { ...sale, userId: null })).toBe(false)
})

it('a figure counts paid sales of its kind, people and creators', () => {
  const evidence = evidenceOfTotals(performance, 'ppvRevenue', { ...scope, groupId: 'g' })
  const paid = { ...sale, kind: 'paid_dms' as const }
  expect(countsSale(evidence, paid)).toBe(true)
  expect(countsSale(evidence, sale)).toBe(false)
  for (const other of [{ userId: 'w' }, { creatorId: 'k9' }, { state: 'refunded' as const }])
    expect(countsSale(evidence, { ...paid, ...other })).toBe(false)
})
