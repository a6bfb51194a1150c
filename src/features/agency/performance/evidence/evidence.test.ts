import * as v from 'valibot'
import { expect, it } from 'vitest'

import { ChatterFigures } from '@/domain/figures/chatter-figures'
import { startOfDay } from '@/domain/time/day'
import { instant } from '@/domain/time/instant'

import type { FigureId } from '../figures'
import {
  evidenceMessagesRequest,
  evidenceSalesRequest,
  findEvidence,
  rowEvidence,
  totalsEvidence,
} from './evidence'

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
  expect(rowEvidence(row, 'sales', about)).toMatchObject({
    userIds: ['u'],
    creatorIds: ['k1', 'k2'],
    from: scope.from,
    to: scope.to,
  })
})

it('opens one day from a cell of a day, 25 hours long when daylight saving time ends', () => {
  const day = instant(startOfDay('2026-10-25', scope.timezone))
  const evidence = rowEvidence({ ...row, creatorId: 'k1', day }, 'messages', about)
  expect(evidence.creatorIds).toEqual(['k1'])
  expect(Date.parse(evidence.to) - Date.parse(evidence.from)).toBe(25 * 3_600_000)
})

it('cuts a day at the ends of the period', () => {
  const shift = { ...scope, from: '2026-10-20T20:00:00.000Z', to: '2026-10-21T04:00:00.000Z' }
  const evidenceOf = (day: string) =>
    rowEvidence({ ...row, day: instant(Date.parse(day)) }, 'sales', { scope: shift, currency: 'USD' })
  expect(evidenceOf(shift.from)).toMatchObject({ from: shift.from, to: '2026-10-20T22:00:00.000Z' })
  expect(evidenceOf('2026-10-20T22:00:00.000Z')).toMatchObject({
    from: '2026-10-20T22:00:00.000Z',
    to: shift.to,
  })
})

const rows = [row, { ...row, userId: 'v' }, { ...row, creatorId: 'k1' }]
const performance = { currency: 'USD', rows, totals: figures, previous: null }

it(`opens the work of everyone, or of the filter's people, from a total`, () => {
  expect(totalsEvidence(performance, 'tips', scope).userIds).toBeUndefined()
  expect(totalsEvidence(performance, 'tips', { ...scope, userIds: ['w'] }).userIds).toEqual(['w'])
})

it(`opens the work of a group's people from the group's total`, () => {
  expect(totalsEvidence(performance, 'tips', { ...scope, groupId: 'g' }).userIds).toEqual(['u', 'v'])
})

it(`finds the URL's cell by its row id, the total without one, and nothing for an unknown id`, () => {
  const cell = { figure: 'tips', scope } as const
  const of = { ...performance, rows: [row, { ...row, rowId: 's', userId: 'v' }] }
  expect(findEvidence(of, { ...cell, rowId: 's' })?.userIds).toEqual(['v'])
  expect(findEvidence(of, { ...cell, rowId: null })).toEqual(totalsEvidence(of, 'tips', scope))
  expect(findEvidence(of, { ...cell, rowId: 'nobody' })).toBeUndefined()
})

it(`counts paid and credited sales of the figure's kind, people and creators`, () => {
  const evidence = totalsEvidence(performance, 'ppvRevenue', { ...scope, groupId: 'g' })
  const { from, to } = scope
  expect(evidenceSalesRequest(evidence)).toEqual({
    from,
    to,
    state: 'credited',
    kind: 'paid_dms',
    userIds: ['u', 'v'],
    creatorIds: ['k1', 'k2'],
  })
  expect(evidenceSalesRequest({ ...evidence, figure: 'tips' }).kind).toBe('tips')
})

it('names no people for a total of everyone, and counts sales of every kind', () => {
  const { creatorIds: _, ...whole } = scope
  const evidence = totalsEvidence(performance, 'sales', whole)
  expect(evidenceSalesRequest(evidence)).toEqual({ from: scope.from, to: scope.to, state: 'credited' })
})

it('lists the messages that a figure counts; for the slowest tenth, those over its figure', () => {
  const { creatorIds: _, ...whole } = scope
  const slow = { ...performance, totals: { ...figures, p90ReplySeconds: 90 } }
  const filterOf = (figure: FigureId) => {
    const { from: _from, to: _to, ...filter } = evidenceMessagesRequest(totalsEvidence(slow, figure, whole))
    return filter
  }
  expect(filterOf('messages')).toEqual({})
  expect(filterOf('unlockRate')).toEqual({ paid: true })
  expect(filterOf('averageSoldPrice')).toEqual({ paid: true, bought: true })
  expect(filterOf('medianReplySeconds')).toEqual({ replyOver: 0 })
  expect(filterOf('p90ReplySeconds')).toEqual({ replyOver: 90 })
})
