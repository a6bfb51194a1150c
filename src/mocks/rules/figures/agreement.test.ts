import { expect, it } from 'vitest'

import { listSales } from '@/api/calls/agency/performance'
import { listMassMessages } from '@/api/calls/chat/mass-messages'
import { getDigest } from '@/api/calls/chatter/chatter'
import { getAnalytics, getCohorts, listTopFans } from '@/api/calls/creator/analytics'
import { getDashboard } from '@/api/calls/creator/dashboard'
import type { Analytics, AnalyticsOf, AnalyticsTab } from '@/domain/figures/analytics'

import { anchorOf } from '../../state/anchor'
import { overviewOf } from '../../wire/performance/overview-response'
import { aggregateWork } from '../performance/work-table'
import { everyWorker } from '../performance/period'
import { DAY_MS, iso } from '../../seed/calendar'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { allPages, MockClient, type TestRequest } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

const NOW = Date.UTC(2026, 10, 21, 11, 17, 23)
const [MILA, ESME] = [CREATORS[0], CREATORS[7]] as [SeedCreator, SeedCreator]
const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? expect.fail('an amount is hidden')), 0)

const MONTH = {
  from: iso(Date.UTC(2026, 8, 30, 22)),
  to: iso(Date.UTC(2026, 9, 31, 23)),
  timezone: 'Europe/Warsaw',
}
/** Ends within the current day. */
const LAST_DAYS = { from: iso(NOW - 3.4 * DAY_MS), to: iso(NOW + DAY_MS), timezone: 'America/New_York' }
const BASES = ['gross', 'net'] as const
const CASES = [MONTH, LAST_DAYS].flatMap((range) =>
  BASES.map((basis) => ({ ...range, basis, compare: 'previous' as const })),
)
const GROSS_MONTH = { ...MONTH, basis: 'gross', compare: 'none' } as const

const isOfTab = <Tab extends AnalyticsTab>(answer: Analytics, tab: Tab): answer is AnalyticsOf<Tab> =>
  answer.tab === tab

async function director(now = NOW) {
  const world = createWorld(undefined, () => now)
  anchorOf(world)
  const visitor = await MockClient.as('robin', world)
  const dashboard = (
    query: Omit<TestRequest<typeof getDashboard>, 'unpostedDays' | 'weekStart'>,
    creator = MILA,
  ) => visitor.call(getDashboard, { ...query, unpostedDays: 30, weekStart: 1 }, creator.userId)
  const analytics = async <Tab extends AnalyticsTab>(
    tab: Tab,
    query: Omit<TestRequest<typeof getAnalytics>, 'tab'> = GROSS_MONTH,
  ): Promise<AnalyticsOf<Tab>> => {
    const answer = await visitor.call(getAnalytics, { ...query, tab }, MILA.userId)
    return isOfTab(answer, tab) ? answer : expect.fail('another tab')
  }
  const sentMasses = async () =>
    (await visitor.call(listMassMessages, { state: 'sent', limit: 100 }, MILA.userId)).data
  return { world, visitor, dashboard, analytics, sentMasses }
}

const overviewFor = (
  world: Parameters<typeof overviewOf>[0],
  query: (typeof CASES)[number],
  { userId }: SeedCreator,
) => overviewOf(world, { ...query, creatorIds: [userId] })

it.each(CASES)('the dashboard equals the agency overview: $from, $basis', async (query) => {
  const { world, dashboard } = await director()
  for (const creator of [MILA, ESME]) {
    const overview = overviewFor(world, query, creator)
    const { cards } = await dashboard(query, creator)
    for (const [card, kind] of [
      ['dmRevenue', 'paid_dms'],
      ['membershipRevenue', 'subscriptions'],
    ] as const) {
      expect(cards[card]?.value).toBe(sum(overview.series.map(({ byType }) => byType[kind] ?? 0)))
      expect(sum(cards[card]?.points ?? [])).toBe(cards[card]?.value)
    }
    expect(cards.newMembers?.value).toBe(overview.creators[0]?.newMembers)
    expect(sum(cards.profileVisits?.points ?? [])).toBe(cards.profileVisits?.value)
  }
})

it.each(CASES)('the analytics tabs add up to the same money: $from, $basis', async (query) => {
  const { world, analytics } = await director()
  const overview = overviewFor(world, query, MILA)
  const ofKind = (kind: 'paid_dms' | 'tips' | 'posts') =>
    sum(overview.series.map(({ byType }) => byType[kind] ?? 0))
  const whole = await analytics('overview', query)
  const messages = await analytics('messages', query)
  const fans = await analytics('fans', query)
  const content = await analytics('content', query)
  expect(whole.totals.revenue).toBe(overview.totals[query.basis])
  expect(whole.totals.payingFans).toBe(overview.totals.payingFans)
  expect(sum(messages.series.map(({ revenue }) => revenue))).toBe(ofKind('paid_dms'))
  expect(fans.totals.revenue).toBe(ofKind('paid_dms') + ofKind('tips') + ofKind('posts'))
  expect(sum([content.totals.dmRevenue, content.totals.withoutItem])).toBe(ofKind('paid_dms'))
})

it('mass messages of a month earn no more than the earnings show for them', async () => {
  const { world, sentMasses } = await director()
  const sent = (await sentMasses()).filter(
    ({ sentAt }) => sentAt !== null && sentAt >= Date.parse(MONTH.from) && sentAt < Date.parse(MONTH.to),
  )
  const { series } = overviewFor(world, { ...MONTH, basis: 'gross', compare: 'previous' }, MILA)
  expect(sum(sent.map(({ revenue }) => revenue))).toBeGreaterThan(0)
  expect(sum(sent.map(({ revenue }) => revenue))).toBeLessThanOrEqual(
    sum(series.map(({ byType }) => byType.mass_messages ?? 0)),
  )
})

it('counts messages as the chatters’ table does, by band and hour', async () => {
  const { world, analytics } = await director()
  const { rows, series, replies, totals } = await analytics('messages')
  const { counts } = aggregateWork(world, {
    edges: [Date.parse(MONTH.from), Date.parse(MONTH.to)],
    people: everyWorker(world),
    creators: [MILA],
    withCreatorless: false,
    byCreator: false,
    basis: 'gross',
  }).totals
  const inBands = (key: 'sent' | 'unlocked' | 'open' | 'revenue') => sum(rows.map((row) => row[key]))
  expect([inBands('sent'), inBands('unlocked'), inBands('open')]).toEqual([
    counts.paidMessages,
    counts.unlockedMessages,
    counts.openMessages,
  ])
  expect(inBands('revenue')).toBe(counts.soldPriceSum)
  expect(sum(series.map(({ messages }) => messages))).toBe(counts.messages)
  expect(totals.messages).toBe(counts.messages)
  expect(sum(replies.map(({ count }) => count))).toBe(sum(Array.from(counts.replies.counts)))
})

it('shows the sent mass messages and adds up their figures', async () => {
  const { dashboard, analytics, sentMasses } = await director()
  const { rows, totals } = await analytics('mass')
  const inRange = (await sentMasses()).filter(
    ({ sentAt }) => sentAt !== null && sentAt >= Date.parse(MONTH.from) && sentAt < Date.parse(MONTH.to),
  )
  expect(rows.length).toBeGreaterThan(3)
  expect(rows).toEqual(inRange)
  expect(totals.revenue).toBe(sum(rows.map(({ revenue }) => revenue)))
  const { top } = await dashboard(GROSS_MONTH)
  expect(top).toEqual(rows.toSorted((a, b) => b.revenue - a.revenue).slice(0, 3))
})

it('the digest lists the sales of the list of sales, and the members that the dashboard counts', async () => {
  const { world, visitor, dashboard } = await director()
  const range = { from: iso(NOW - 0.5 * DAY_MS), to: iso(NOW), timezone: 'Europe/Warsaw' }
  const { data: sold } = await visitor.call(listSales, { ...range, creatorIds: [MILA.userId], limit: 20 })
  const chatter = await MockClient.as('ana', world)
  const digest = await chatter.call(getDigest, { creatorId: MILA.userId, since: range.from })
  expect(digest.sales.length).toBeGreaterThan(3)
  expect(digest.sales.map(({ saleId }) => saleId)).toEqual(
    sold.filter(({ state }) => state === 'paid').map(({ saleId }) => saleId),
  )
  const { cards } = await dashboard({ ...range, basis: 'gross', compare: 'none' })
  expect(cards.newMembers?.value).toBeGreaterThan(0)
  expect(digest.newMembers).toHaveLength(cards.newMembers?.value ?? 0)
})

it('top fans, spend bands and traffic add up to the totals beside them', async () => {
  const { visitor, dashboard, analytics } = await director()
  const fans = await analytics('fans')
  const buyers = await allPages((lastId) =>
    visitor.call(listTopFans, { ...MONTH, limit: 200, lastId }, MILA.userId),
  )
  expect(buyers).toHaveLength(fans.totals.buyers)
  expect(sum(buyers.map(({ gross }) => gross))).toBe(fans.totals.revenue)
  expect(sum(fans.rows.map(({ revenue }) => revenue))).toBe(fans.totals.revenue)
  const traffic = await analytics('traffic')
  const members = await analytics('members')
  expect(traffic.totals.members).toBe(members.totals.joined)
  const { cards } = await dashboard(GROSS_MONTH)
  expect([cards.newMembers?.value, cards.profileVisits?.value]).toEqual([
    traffic.totals.members,
    traffic.totals.clicks,
  ])
})

it('compares what new members spent with what earlier ones had spent after as long', async () => {
  const week = 7 * DAY_MS
  const spentAt = async (now: number) => {
    const { analytics } = await director(now)
    const range = { from: iso(now - week), to: iso(now), timezone: 'UTC' }
    return await analytics('traffic', { ...range, basis: 'gross', compare: 'previous' })
  }
  const [now, before] = [await spentAt(NOW), await spentAt(NOW - week)]
  expect(now.previous?.revenue).toBeGreaterThan(0)
  expect(now.previous?.revenue).toBe(before.totals.revenue)
})

it('a month’s cohort equals the members who joined in it, and only shrinks', async () => {
  const { visitor, analytics } = await director()
  const { data } = await visitor.call(getCohorts, { timezone: MONTH.timezone }, MILA.userId)
  const [, october] = data
  expect(october?.month).toBe(Date.parse(MONTH.from))
  expect(october?.joined).toBe((await analytics('members')).totals.joined)
  for (const { joined, kept } of data)
    expect([joined, ...kept].toSorted((a, b) => b - a)).toEqual([joined, ...kept])
})
