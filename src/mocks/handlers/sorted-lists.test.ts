import { describe, expect, it } from 'vitest'

import { creatorClient } from '../testing/creator-client'
import { DAY_MS } from '../seed/calendar'

type Row = Record<string, string | number | null>
interface Part {
  data: Row[]
  lastId: string | null
  total: number
  sums?: Record<string, number | null>
}

const range = () => ({
  from: new Date(Date.now() - 28 * DAY_MS).toISOString(),
  to: new Date().toISOString(),
  timezone: 'UTC',
})

interface SortedList {
  path: string
  body?: object
  /** Its sorts, with the value that a row shows. */
  values: Record<string, (row: Row) => string | number | null>
  /** The sums over all rows. */
  sums?: Record<string, (rows: readonly Row[]) => number>
}

const number = (row: Row, key: string) => Number(row[key] ?? 0)
const sumOf = (key: string) => (rows: readonly Row[]) => rows.reduce((sum, row) => sum + number(row, key), 0)
const field = (key: string) => (row: Row) => row[key] ?? null
const fields = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, field(key)]))

const LISTS: Record<string, () => SortedList> = {
  'top fans': () => ({
    path: '/api/analytics/top-fans/list',
    body: range(),
    values: fields('gross', 'net', 'purchases', 'messages', 'lastAt'),
    sums: { gross: sumOf('gross'), purchases: sumOf('purchases'), messages: sumOf('messages') },
  }),
  'trial claims': () => ({
    path: '/api/trials/claims',
    body: { trialId: 'trial-1-3' },
    values: fields('claimedAt', 'endsAt', 'convertedAt', 'revenue'),
    sums: {
      revenue: sumOf('revenue'),
      converted: (rows) => rows.filter(({ convertedAt }) => convertedAt !== null).length,
    },
  }),
  payouts: () => ({
    path: '/api/earnings/payouts/list',
    values: fields('at', 'amount', 'count'),
    sums: { amount: (rows) => sumOf('amount')(rows.filter(({ state }) => state !== 'failed')) },
  }),
  subscribers: () => ({
    path: '/api/memberships/subscribers/list',
    values: fields('since', 'endsAt', 'price'),
    sums: { price: sumOf('price') },
  }),
  'welcome deliveries': () => ({
    path: '/api/welcome-messages/deliveries/list',
    body: { sequenceId: 'sequence-1-1', ...range() },
    values: { at: field('at'), replied: field('repliedAt'), amount: field('amount') },
  }),
  'list members': () => ({
    path: '/api/lists/members/list',
    body: { listId: 'list-1-8', query: '' },
    values: { spend: field('spend'), active: field('activeAt') },
  }),
}

/** Numbers and ISO times ascend as they are; rows without a value come last in both directions. */
function inOrder(values: readonly (string | number | null)[], descending: boolean) {
  const present = values.filter((value) => value !== null)
  const sorted = present.toSorted((a, b) => (a < b === descending ? 1 : a === b ? 0 : -1))
  return [...sorted, ...values.filter((value) => value === null)]
}

describe('a list that the server pages', () => {
  it.each(Object.keys(LISTS))('sorts and sums all %s, not only a page of them', async (name) => {
    const { path, body, values, sums = {} } = LISTS[name]?.() ?? expect.fail('no list')
    const { ask } = await creatorClient('lists', { creatorId: 'creator-01' })
    const read = async (request: object) => (await ask(path, { ...body, ...request })).body as unknown as Part
    for (const [by, valueOf] of Object.entries(values))
      for (const descending of [true, false]) {
        const all: Row[] = []
        let page = await read({ sort: { by, descending }, limit: 200 })
        const { total, sums: found } = page
        all.push(...page.data)
        while (page.lastId !== null) {
          page = await read({ sort: { by, descending }, limit: 200, lastId: page.lastId })
          all.push(...page.data)
        }
        expect(all.length).toBe(total)
        expect(all.length).toBeGreaterThan(3)
        expect(all.map(valueOf)).toEqual(inOrder(all.map(valueOf), descending))
        for (const [key, sum] of Object.entries(sums)) expect(found?.[key]).toBe(sum(all))
      }
    const [by] = Object.keys(values)
    const afterGone = await read({ sort: { by, descending: true }, limit: 5, lastId: 'gone' })
    expect(afterGone).toMatchObject({ data: [], lastId: null })
  })

  it.each([
    ['/api/analytics/top-fans/list', 'gross', range()],
    ['/api/trials/claims', 'revenue', { trialId: 'trial-3-3' }],
    ['/api/welcome-messages/deliveries/list', 'amount', { sequenceId: 'sequence-3-1', ...range() }],
  ])('%s refuses an order by amounts that the reader may not see', async (path, by, body) => {
    const { ask, world } = await creatorClient('lists', { as: 'ana', creatorId: 'creator-03' })
    const level = 'view'
    world.state.permissions['staff-04'] = {
      analytics: level,
      discountsTrials: level,
      welcomeMessages: level,
      canSeeSpend: false,
    }
    const { status } = await ask(path, { ...body, sort: { by, descending: true }, limit: 5 })
    expect(status).toBe(422)
  })
})
