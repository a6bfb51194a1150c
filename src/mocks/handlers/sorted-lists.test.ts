import { describe, expect, it } from 'vitest'

import type { Call } from '@/api/call'
import { searchAgencyCreators } from '@/api/calls/agency/agency-util'
import { listEmployees } from '@/api/calls/agency/employees'
import { listSales } from '@/api/calls/agency/performance'
import { listWorkDays } from '@/api/calls/agency/shifts'
import { listGroupMembers } from '@/api/calls/chat/groups'
import { listFanListMembers } from '@/api/calls/chat/lists'
import { listMassMessages } from '@/api/calls/chat/mass-messages'
import { listTopFans } from '@/api/calls/creator/analytics'
import { listPayouts } from '@/api/calls/creator/earnings'
import { listPastLives } from '@/api/calls/creator/live'
import { listSubscribers } from '@/api/calls/creator/memberships'
import { listTrialClaims } from '@/api/calls/creator/trials'
import { listVault } from '@/api/calls/creator/vault'
import { listWelcomeDeliveries } from '@/api/calls/creator/welcome-messages'

import { creatorClient } from '../testing/creator-client'
import { allPages } from '../testing/mock-client'
import { DAY_MS } from '../seed/calendar'

// Rows of any list.
type Row = Record<string, any> // oxlint-disable-line typescript/no-explicit-any -- the rows of each list differ
type Value = string | number | null
type Sums = Record<string, number | null>
interface Part {
  data: Row[]
  lastId: string | null
  total: number
  sums: Sums
}

const range = (days = 28) => ({
  from: new Date(Date.now() - days * DAY_MS).toISOString(),
  to: new Date().toISOString(),
  timezone: 'UTC',
})

interface SortedList {
  call: Call
  body?: object
  /** Its sorts, with the value that a row shows. */
  values: Record<string, (row: Row) => Value>
  /** The sums over all rows. */
  sums?: Record<string, (rows: readonly Row[]) => number>
  /** Where an answer has its total and its sums, if elsewhere. */
  read?: (answer: Row) => Pick<Part, 'total' | 'sums'>
  /** Rows of a page, where a list is short. */
  limit?: number
}

/** A field of a row, or of what it contains: `earned.amount`. */
const field =
  (path: string) =>
  (row: Row): Value =>
    path.split('.').reduce<Row | null>((part, key) => part?.[key] ?? null, row) as Value
const fields = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, field(key)]))
const sumOf = (path: string) => (rows: readonly Row[]) =>
  rows.reduce((sum, row) => sum + Number(field(path)(row) ?? 0), 0)
const sumsOf = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, sumOf(key)]))
const isPriced = ({ price, test }: Row): boolean => price > 0 || test?.second.price > 0

const LISTS: Record<string, () => SortedList> = {
  'top fans': () => ({
    call: listTopFans,
    body: range(),
    values: fields('gross', 'net', 'purchases', 'messages', 'lastAt'),
    sums: sumsOf('gross', 'purchases', 'messages'),
  }),
  'trial claims': () => ({
    call: listTrialClaims,
    body: { trialId: 'trial-1-3' },
    values: fields('claimedAt', 'endsAt', 'convertedAt', 'revenue'),
    sums: {
      revenue: sumOf('revenue'),
      converted: (rows) => rows.filter(({ convertedAt }) => convertedAt !== null).length,
    },
  }),
  payouts: () => ({
    call: listPayouts,
    values: fields('at', 'amount', 'count'),
    sums: { amount: (rows) => sumOf('amount')(rows.filter(({ state }) => state !== 'failed')) },
  }),
  subscribers: () => ({
    call: listSubscribers,
    values: fields('since', 'endsAt', 'price'),
    sums: sumsOf('price'),
  }),
  'welcome deliveries': () => ({
    call: listWelcomeDeliveries,
    body: { sequenceId: 'sequence-1-1', ...range() },
    values: { at: field('at'), replied: field('repliedAt'), amount: field('amount') },
  }),
  'list members': () => ({
    call: listFanListMembers,
    body: { listId: 'list-1-8', query: '' },
    values: { spend: field('spend'), active: field('activeAt') },
  }),
  'group members': () => ({
    call: listGroupMembers,
    body: { channelId: 'channel-1-8', query: '', state: 'all' },
    values: { joined: field('joinedAt'), spend: field('spend') },
  }),
  'mass messages': () => ({
    call: listMassMessages,
    body: { state: 'sent' },
    values: {
      ...fields('revenue', 'price', 'sent'),
      unlock: (row) => (isPriced(row) ? row['bought'] / row['sent'] : null),
    },
    sums: {
      ...sumsOf('sent', 'seen', 'bought', 'revenue'),
      sentPriced: (rows) => sumOf('sent')(rows.filter(isPriced)),
    },
    limit: 10,
  }),
  'past lives': () => ({
    call: listPastLives,
    values: { date: field('startedAt'), peak: field('peakViewers'), earned: field('earned') },
    sums: {
      earned: sumOf('earned'),
      peakViewers: (rows) => Math.max(...rows.map((row) => row['peakViewers'])),
      durationMs: (rows) =>
        rows.reduce((sum, row) => sum + Date.parse(row['endedAt']) - Date.parse(row['startedAt']), 0),
    },
    limit: 5,
  }),
  'agency creators': () => ({
    call: searchAgencyCreators,
    body: { query: '' },
    values: { earned: field('earned.amount'), ...fields('rate', 'unread', 'activeMembers') },
    sums: { earned: sumOf('earned.amount'), ...sumsOf('unread', 'activeMembers') },
    read: ({ totals }) => ({ total: totals.total, sums: { ...totals, earned: totals.earned.amount } }),
    limit: 7,
  }),
  employees: () => ({
    call: listEmployees,
    body: { query: '', status: 'active', week: range(7) },
    values: {
      pay: field('pay.hourly'),
      planned: field('hours.planned'),
      clocked: field('hours.clocked'),
      creators: ({ creatorIds }) => creatorIds.length,
    },
    sums: { planned: sumOf('hours.planned'), clocked: sumOf('hours.clocked') },
    read: ({ counts, figures }) => ({ total: counts.active, sums: figures }),
    limit: 13,
  }),
  'work days': () => ({
    call: listWorkDays,
    body: { ...range(7), query: '' },
    values: { day: field('day'), worked: field('figures.worked'), planned: field('figures.planned') },
    sums: {
      worked: sumOf('figures.worked'),
      active: sumOf('figures.active'),
      planned: sumOf('figures.planned'),
      kept: sumOf('figures.kept'),
    },
    read: ({ total, figures }) => ({ total, sums: figures }),
  }),
  sales: () => ({
    call: listSales,
    body: range(1),
    values: { at: field('at'), amount: field('amount.amount') },
    sums: {
      paid: (rows) => sumOf('amount.amount')(rows.filter(({ state }) => state === 'paid')),
      refunded: (rows) => sumOf('amount.amount')(rows.filter(({ state }) => state === 'refunded')),
    },
  }),
}

/** Numbers and ISO times ascend as they are; rows without a value come last in both directions. */
function inOrder(values: readonly Value[], descending: boolean) {
  const present = values.filter((value) => value !== null)
  const sorted = present.toSorted((a, b) => (a < b === descending ? 1 : a === b ? 0 : -1))
  return [...sorted, ...values.filter((value) => value === null)]
}

describe('a list that the server pages', () => {
  it.each(Object.keys(LISTS))('sorts and sums all %s, not only a page of them', async (name) => {
    const list = LISTS[name]?.() ?? expect.fail('no list')
    const { call, body, values, sums = {}, limit = 200 } = list
    const { visitor, bearer } = await creatorClient('lists')
    const page = async (request: object): Promise<Part> => {
      const sent = { body: { ...body, limit, ...request }, ...(call.token === 'creator' && { bearer }) }
      const answer = (await visitor.send(call.path, sent)).body as unknown as Part
      return { ...answer, ...list.read?.(answer) }
    }
    for (const [by, valueOf] of Object.entries(values))
      for (const descending of [true, false]) {
        const sort = { by, descending }
        const { total, sums: found } = await page({ sort, limit: 1 })
        const all = await allPages((lastId) => page({ sort, lastId }))
        expect(new Set(all.map((row) => JSON.stringify(row))).size).toBe(total)
        expect(all.length).toBe(total)
        expect(all.length).toBeGreaterThan(3)
        expect(all.map(valueOf)).toEqual(inOrder(all.map(valueOf), descending))
        for (const [key, sum] of Object.entries(sums)) expect([key, found[key]]).toEqual([key, sum(all)])
      }
    const [by] = Object.keys(values)
    const afterGone = await page({ sort: { by, descending: true }, lastId: 'gone' })
    expect(afterGone).toMatchObject({ data: [], lastId: null })
  })

  const byMoney = (by: string) => ({ sort: { by, descending: true }, limit: 5 })
  it.each<[Call, object]>([
    [listTopFans, { ...range(), ...byMoney('gross') }],
    [listTrialClaims, { trialId: 'trial-3-3', ...byMoney('revenue') }],
    [listWelcomeDeliveries, { sequenceId: 'sequence-3-1', ...range(), ...byMoney('amount') }],
    [listVault, { query: '', sort: 'earned', limit: 5 }],
  ])('$path refuses an order by amounts that the reader may not see', async ({ path }, body) => {
    const { ask, world } = await creatorClient('lists', { as: 'ana', creatorId: 'creator-03' })
    const level = 'view'
    const tools = { analytics: level, discountsTrials: level, welcomeMessages: level, vault: level } as const
    world.state.permissions['staff-04'] = tools
    expect((await ask(path, body)).status).toBe(200)
    world.state.permissions['staff-04'] = { ...tools, canSeeSpend: false }
    expect((await ask(path, body)).status).toBe(422)
  })
})
