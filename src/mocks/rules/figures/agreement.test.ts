import { expect, it } from 'vitest'

import { anchorOf } from '../../state/anchor'
import { overviewOf } from '../../wire/performance/overview-response'
import { aggregateWork } from '../performance/work-table'
import { everyWorker } from '../performance/period'
import { DAY_MS } from '../../seed/calendar'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

const NOW = Date.UTC(2026, 10, 21, 11, 17, 23)
const [MILA, ESME] = [CREATORS[0], CREATORS[7]] as [SeedCreator, SeedCreator]
const iso = (at: number) => new Date(at).toISOString()
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** A whole month, and a range that ends within the current day. */
const RANGES = [
  { from: iso(Date.UTC(2026, 8, 30, 22)), to: iso(Date.UTC(2026, 9, 31, 23)), timezone: 'Europe/Warsaw' },
  { from: iso(NOW - 3.4 * DAY_MS), to: iso(NOW + DAY_MS), timezone: 'America/New_York' },
]
const BASES = ['gross', 'net'] as const
const CASES = RANGES.flatMap((range) =>
  BASES.map((basis) => ({ ...range, basis, compare: 'previous' as const })),
)

async function director(now = NOW) {
  const world = createWorld(undefined, () => now)
  anchorOf(world)
  const visitor = await MockClient.as('robin', world)
  const ask = async (path: string, body: object, creator = MILA) => {
    const answer = await visitor.sendAsCreator(path, body, creator.userId)
    expect(answer.status).toBe(200)
    return answer.body as Record<string, any> // oxlint-disable-line typescript/no-explicit-any -- answers of any shape
  }
  return { world, ask }
}

const overviewFor = (
  world: Parameters<typeof overviewOf>[0],
  query: (typeof CASES)[number],
  { userId }: SeedCreator,
) => overviewOf(world, { ...query, creatorIds: [userId] })

it.each(CASES)('the dashboard equals the agency overview: $from, $basis', async (query) => {
  const { world, ask } = await director()
  for (const creator of [MILA, ESME]) {
    const overview = overviewFor(world, query, creator)
    const { cards } = await ask('/api/dashboard/get', { ...query, unpostedDays: 30, weekStart: 1 }, creator)
    for (const [card, kind] of [
      ['dmRevenue', 'paid_dms'],
      ['membershipRevenue', 'subscriptions'],
    ] as const) {
      expect(cards[card].value).toBe(sum(overview.series.map(({ byType }) => byType[kind] ?? 0)))
      expect(sum(cards[card].points)).toBe(cards[card].value)
    }
    expect(cards.newMembers.value).toBe(overview.creators[0]?.newMembers)
    expect(sum(cards.profileVisits.points)).toBe(cards.profileVisits.value)
  }
})

it.each(CASES)('the analytics tabs add up to the same money: $from, $basis', async (query) => {
  const { world, ask } = await director()
  const overview = overviewFor(world, query, MILA)
  const ofKind = (kind: 'paid_dms' | 'tips' | 'posts') =>
    sum(overview.series.map(({ byType }) => byType[kind] ?? 0))
  const tab = (name: string) => ask('/api/analytics/get', { ...query, tab: name })
  const [whole, messages, fans, content] = await Promise.all(
    ['overview', 'messages', 'fans', 'content'].map(tab),
  )
  expect(whole?.['totals'].revenue).toBe(overview.totals[query.basis])
  expect(whole?.['totals'].payingFans).toBe(overview.totals.payingFans)
  expect(sum(messages?.['series'].map((cell: { revenue: number }) => cell.revenue))).toBe(ofKind('paid_dms'))
  expect(fans?.['totals'].revenue).toBe(ofKind('paid_dms') + ofKind('tips') + ofKind('posts'))
  expect(content?.['totals'].dmRevenue + content?.['totals'].withoutItem).toBe(ofKind('paid_dms'))
})

it('mass messages of a month earn no more than the earnings show for them', async () => {
  const { world, ask } = await director()
  const [query] = CASES
  if (!query) throw new Error('No case')
  const { data } = await ask('/api/messages/mass/list', { state: 'sent', limit: 100 })
  const sent = (data as { sentAt: string; revenue: number }[]).filter(
    ({ sentAt }) => sentAt >= query.from && sentAt < query.to,
  )
  const { series } = overviewFor(world, { ...query, basis: 'gross' }, MILA)
  expect(sum(sent.map(({ revenue }) => revenue))).toBeGreaterThan(0)
  expect(sum(sent.map(({ revenue }) => revenue))).toBeLessThanOrEqual(
    sum(series.map(({ byType }) => byType.mass_messages ?? 0)),
  )
})

it('counts messages as the chatters’ table does, by band and hour', async () => {
  const { world, ask } = await director()
  const query = { ...RANGES[0], basis: 'gross', compare: 'none', tab: 'messages' }
  const { rows, series, replies, totals } = await ask('/api/analytics/get', query)
  const { counts } = aggregateWork(world, {
    edges: [Date.parse(RANGES[0]?.from ?? ''), Date.parse(RANGES[0]?.to ?? '')],
    people: everyWorker(world),
    creators: [MILA],
    withCreatorless: false,
    byCreator: false,
    basis: 'gross',
  }).totals
  const of = (key: string, cells = rows) => sum(cells.map((cell: Record<string, number>) => cell[key] ?? 0))
  expect([of('sent'), of('unlocked'), of('open')]).toEqual([
    counts.paidMessages,
    counts.unlockedMessages,
    counts.openMessages,
  ])
  expect(of('revenue')).toBe(counts.soldPriceSum)
  expect(of('messages', series)).toBe(counts.messages)
  expect(totals.messages).toBe(counts.messages)
  expect(of('count', replies)).toBe(sum(Array.from(counts.replies.counts)))
})

it('shows the sent mass messages and adds up their figures', async () => {
  const { ask } = await director()
  const { from = '', to = '' } = RANGES[0] ?? {}
  const query = { ...RANGES[0], basis: 'gross', compare: 'none' }
  const { rows, totals } = await ask('/api/analytics/get', { ...query, tab: 'mass' })
  const { data } = await ask('/api/messages/mass/list', { state: 'sent', limit: 100 })
  const inRange = data.filter(
    ({ sentAt }: { sentAt: string | null }) => sentAt !== null && sentAt >= from && sentAt < to,
  )
  expect(rows.length).toBeGreaterThan(3)
  expect(rows).toEqual(inRange)
  expect(totals.revenue).toBe(sum(rows.map(({ revenue }: { revenue: number }) => revenue)))
  const { top } = await ask('/api/dashboard/get', { ...query, unpostedDays: 30, weekStart: 1 })
  const best = rows.toSorted((a: { revenue: number }, b: { revenue: number }) => b.revenue - a.revenue)
  expect(top).toEqual(best.slice(0, 3))
})

it('the digest lists the sales of the list of sales, and the members that the dashboard counts', async () => {
  const { world, ask } = await director()
  const range = { from: iso(NOW - 0.5 * DAY_MS), to: iso(NOW), timezone: 'Europe/Warsaw' }
  const manager = await MockClient.as('robin', world)
  const { body: sold } = await manager.send('/api/agency/sales/list', {
    body: { ...range, creatorIds: [MILA.userId], limit: 20 },
  })
  const chatter = await MockClient.as('ana', world)
  const { body: digest } = await chatter.send('/api/internal/chatter/digest/get', {
    body: { creatorId: MILA.userId, since: range.from },
  })
  const [listed, recent] = [sold['data'], digest['sales']] as unknown as { saleId: string; state: string }[][]
  expect(recent?.length).toBeGreaterThan(3)
  expect(recent?.map(({ saleId }) => saleId)).toEqual(
    listed?.filter(({ state }) => state === 'paid').map(({ saleId }) => saleId),
  )
  const query = { ...range, basis: 'gross', compare: 'none', unpostedDays: 30, weekStart: 1 }
  const { cards } = await ask('/api/dashboard/get', query)
  expect(cards.newMembers.value).toBeGreaterThan(0)
  expect(digest['newMembers']).toHaveLength(cards.newMembers.value)
})

it('top fans, spend bands and traffic add up to the totals beside them', async () => {
  const { ask } = await director()
  const query = { ...RANGES[0], basis: 'gross', compare: 'none' }
  const fans = await ask('/api/analytics/get', { ...query, tab: 'fans' })
  const page = (more: object) => ask('/api/analytics/top-fans/list', { ...RANGES[0], limit: 200, ...more })
  const first = await page({})
  const buyers = [...first['data'], ...(await page({ lastId: first['lastId'] }))['data']]
  expect(buyers).toHaveLength(fans['totals'].buyers)
  const spent = sum(buyers.map(({ gross }: { gross: number }) => gross))
  expect([spent, sum(fans['rows'].map(({ revenue }: { revenue: number }) => revenue))]).toEqual([
    fans['totals'].revenue,
    fans['totals'].revenue,
  ])
  const traffic = await ask('/api/analytics/get', { ...query, tab: 'traffic' })
  const members = await ask('/api/analytics/get', { ...query, tab: 'members' })
  expect(traffic['totals'].members).toBe(members['totals'].joined)
  const { cards } = await ask('/api/dashboard/get', { ...query, unpostedDays: 30, weekStart: 1 })
  expect([cards.newMembers.value, cards.profileVisits.value]).toEqual([
    traffic['totals'].members,
    traffic['totals'].clicks,
  ])
})

it('compares what new members spent with what earlier ones had spent after as long', async () => {
  const week = 7 * DAY_MS
  const spentAt = async (now: number) => {
    const { ask } = await director(now)
    const query = {
      from: iso(now - week),
      to: iso(now),
      timezone: 'UTC',
      basis: 'gross',
      compare: 'previous',
    }
    return await ask('/api/analytics/get', { ...query, tab: 'traffic' })
  }
  const [now, before] = [await spentAt(NOW), await spentAt(NOW - week)]
  expect(now['previous'].revenue).toBeGreaterThan(0)
  expect(now['previous'].revenue).toBe(before['totals'].revenue)
})

it('a month’s cohort equals the members who joined in it, and only shrinks', async () => {
  const { ask } = await director()
  const timezone = 'Europe/Warsaw'
  const { data } = await ask('/api/analytics/cohorts/get', { timezone })
  const [, october] = data as { month: string; joined: number; kept: number[] }[]
  const query = { ...RANGES[0], basis: 'gross', compare: 'none', tab: 'members' }
  expect(october?.month).toBe(RANGES[0]?.from)
  expect(october?.joined).toBe((await ask('/api/analytics/get', query))['totals'].joined)
  for (const { joined, kept } of data as { joined: number; kept: number[] }[])
    expect([joined, ...kept].toSorted((a, b) => b - a)).toEqual([joined, ...kept])
})
