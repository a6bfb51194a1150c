import { expect, it } from 'vitest'

import { overviewOf } from '../../wire/performance/overview-response'
import { mediaIdAt } from '../../seed/vault/media-of'
import { createPeopleFixture } from '../../testing/people-fixture'
import { HOUR_MS } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import { addFanMessage } from '../threads/add-message'
import { conversationOf } from '../threads/conversation'
import { applyPurchase } from '../simulation/fan-traffic'
import type { World } from '../../state/world'
import { ownStatisticsOf } from '../../wire/performance/own-work'
import { salesIn } from './sales-in'
import { statementsOf } from '../money/statement'
import { performanceTable } from '../../wire/performance/performance-table'

const CREATOR = 'creator-01'
const CHANNEL = 'channel-1-1'
const ANA = 'staff-04'
const PRICE = 1900
const iso = (at: number) => new Date(at).toISOString()
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const mila = () => {
  const [creator] = CREATORS
  if (!creator) throw new Error('No creators')
  return creator
}
const query = (world: World) => ({
  from: iso(world.now() - HOUR_MS),
  to: iso(world.now() + 1),
  timezone: 'UTC',
  basis: 'gross' as const,
})

/** The last hour's figures on every page. */
function figures(world: World) {
  const asked = query(world)
  const table = performanceTable(world, { ...asked, groupBy: 'employee' })
  const own = ownStatisticsOf(world, ANA, { ...asked, groupBy: 'creator' }).metrics
  const row = table.rows.find((one) => one?.userId === ANA)
  const { series, totals } = overviewOf(world, { ...asked, compare: 'none' })
  const span = { from: Date.parse(asked.from), to: Date.parse(asked.to) }
  const statement = statementsOf(world, asked, span).find(({ userId }) => userId === ANA)
  return {
    table: table.totals,
    row,
    own,
    dms: sum(series.map(({ byType }) => byType.paid_dms ?? 0)),
    gross: totals.gross,
    base: sum((statement?.lines ?? []).map((line) => line?.base ?? 0)),
  }
}

/** The figures after some idle time. */
async function quiet(ms: number) {
  const { world, begin, pass } = createPeopleFixture()
  await begin()
  pass(ms)
  return await world.transact(() => figures(world))
}

/** A fan of Mila’s writes, and Ana replies a minute later with an offer. */
async function offered() {
  const { world, at, begin, pass } = createPeopleFixture()
  await begin()
  const ana = await at('ana')
  const bearer = await ana.creatorToken(CREATOR)
  await world.transact(() =>
    addFanMessage(world, conversationOf(world, mila(), CHANNEL), { text: 'Are you there?' }),
  )
  pass(60_000)
  const body = {
    clientId: 'one',
    channelId: CHANNEL,
    text: 'For you',
    mediaIds: [mediaIdAt(0, 3)],
    previewMediaIds: [],
    price: PRICE,
  }
  const sent = await ana.send('/api/messages/send', { bearer, body })
  expect(sent.status).toBe(200)
  return { world, pass, ana }
}

it('a message just sent counts, with its reply time', async () => {
  const { world } = await offered()
  const before = await quiet(60_000)
  const now = await world.transact(() => figures(world))
  for (const key of ['table', 'row', 'own'] as const) {
    const [is, was] = [now[key], before[key]]
    expect((is?.messages ?? 0) - (was?.messages ?? 0)).toBe(1)
    expect((is?.paidMessages ?? 0) - (was?.paidMessages ?? 0)).toBe(1)
    expect((is?.openMessages ?? 0) - (was?.openMessages ?? 0)).toBe(1)
    expect(is?.unlockedMessages ?? 0).toBe(was?.unlockedMessages ?? 0)
  }
})

it('a purchase just made is its sender’s sale on every page, and agency revenue', async () => {
  const { world, pass, ana } = await offered()
  pass(30_000)
  await world.transact(() => {
    const conversation = conversationOf(world, mila(), CHANNEL)
    applyPurchase(
      world,
      conversation,
      conversation.seed.messageCount + (conversation.change?.added.length ?? 0) - 1,
      PRICE,
    )
  })
  pass(1000)
  const before = await quiet(91_000)
  const now = await world.transact(() => figures(world))
  for (const key of ['table', 'row', 'own'] as const) {
    const [is, was] = [now[key], before[key]]
    expect((is?.sales ?? 0) - (was?.sales ?? 0)).toBe(PRICE)
    expect((is?.ppvRevenue ?? 0) - (was?.ppvRevenue ?? 0)).toBe(PRICE)
    expect((is?.unlockedMessages ?? 0) - (was?.unlockedMessages ?? 0)).toBe(1)
    expect(is?.openMessages).toBe(was?.openMessages)
  }
  expect(now.base - before.base).toBe(PRICE)
  const { from, to } = query(world)
  const sold = await world.transact(() => salesIn(world, CREATORS, Date.parse(from), Date.parse(to)))
  expect(
    sum(
      sold.filter(({ isRefunded, kind }) => !isRefunded && kind === 'paid_dms').map(({ amount }) => amount),
    ),
  ).toBe(now.dms)
  const own = await ana.send('/api/internal/chatter/sales/list', { body: { from, to, limit: 10 } })
  const rows = own.body['data'] as unknown as { saleId: string; rule: string; amount: { amount: number } }[]
  const row = rows.find(({ saleId }) => saleId.startsWith('sale-message'))
  expect(row).toMatchObject({ rule: 'sender', amount: { amount: PRICE } })
  const next = await ana.send('/api/internal/chatter/sales/list', {
    body: { from, to, limit: 10, lastId: row?.saleId },
  })
  expect(next.status).toBe(200)
})
