import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/chatter-figures'
import { startOfDay } from '@/domain/day'
import { instant } from '@/domain/instant'

import { evidenceOfRow, evidenceOfTotals } from './evidence'

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

it('a total opens everybody’s work', () => {
  expect(evidenceOfTotals(figures, 'tips', { ...about, userIds: undefined }).userIds).toBeUndefined()
})
