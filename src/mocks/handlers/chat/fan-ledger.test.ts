import { beforeAll, describe, expect, it } from 'vitest'

import type { ResponseOf } from '@/api/call'
import { getFan } from '@/api/calls/chat/fan'
import { listFanListMembers } from '@/api/calls/chat/lists'
import { listMassBuyers, sendMassMessage } from '@/api/calls/chat/mass-messages'
import { getChannel } from '@/api/calls/chat/messages'
import { listTopFans } from '@/api/calls/creator/analytics'
import { listTransactions } from '@/api/calls/creator/earnings'

import { addEvent, changeMessage } from '../../rules/threads/add-message'
import { findConversation, idAt } from '../../rules/threads/conversation'
import { findOffer } from '../../rules/threads/find-offer'
import { applyPurchase } from '../../rules/simulation/fan-traffic'
import { DAY_MS, HOUR_MS, iso, MINUTE_MS } from '../../seed/calendar'
import { channelAt, channelIdAt } from '../../seed/channels/channels'
import { CREATORS, type SeedCreator } from '../../seed/creators'
import { channelIndexWith } from '../../seed/fans/fan-facts'
import { memoryStore } from '../../state/snapshot'
import { createWorld } from '../../state/world'
import { MockClient, type TestRequest } from '../../testing/mock-client'

type Row = ResponseOf<typeof listTransactions>['data'][number]

const NOW = Date.UTC(2026, 10, 18, 11)
const SOLD_IN_CHATS = ['paid_dms', 'tips', 'posts']
const creators = [0, 1, 5].map((index) => CREATORS[index] ?? expect.fail('no creator'))
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const keyOf = (at: number, amount: number) => `${at} ${amount}`

const clock = { at: NOW }
const world = createWorld(memoryStore(), () => clock.at)
const visitor = new MockClient(world)

beforeAll(async () => {
  await world.setFaults({ accessLifeS: 1_000_000 })
  await visitor.signIn('viktor@northlight.agency')
})

function reading({ userId: creatorId, index }: SeedCreator) {
  const panel = async (userId: string) => {
    const { spend, purchases } = await visitor.call(getFan, { userId }, creatorId)
    return { spend: spend ?? expect.fail('spend is hidden'), purchases }
  }
  const payments = (
    userId: string,
    from: number,
    more: Partial<TestRequest<typeof listTransactions>> = {},
  ) => {
    const range = { from: iso(from), to: iso(clock.at + 1) }
    return visitor.call(listTransactions, { ...range, userId, limit: 1000, ...more }, creatorId)
  }
  const shown = async (userId: string) => {
    const channelId = channelIdAt(index, channelIndexWith(index, Number(userId.slice(4)) - 1))
    const { spend } = await visitor.call(getChannel, { channelId }, creatorId)
    return spend ?? expect.fail('spend is hidden')
  }
  return { panel, payments, shown }
}

type Reader = ReturnType<typeof reading>

/** What the pages say about top fans of the last 90 days, and about fans of conversations old and new. */
async function readFans(creator: SeedCreator, { panel, payments, shown }: Reader) {
  const range = { from: iso(NOW - 90 * DAY_MS), to: iso(NOW + 1), timezone: 'UTC' }
  const { data: top } = await visitor.call(listTopFans, { ...range, limit: 1000 }, creator.userId)
  const others = [0, 1, 5, 9, 40, 333].map((index) => `fan-${channelAt(creator, index).fanIndex + 1}`)
  const ids = new Set([...top.slice(0, 7).map(({ userId }) => userId), ...others])
  const fans = []
  for (const userId of ids) {
    const rows = (await payments(userId, NOW - 90 * DAY_MS)).data
    const isTop = top.find((fan) => fan.userId === userId)
    fans.push({ userId, ...(await panel(userId)), rows, isTop, inInbox: await shown(userId) })
  }
  return fans
}

const keptSince = (rows: readonly Row[], days: number, kinds?: readonly string[]) =>
  rows.filter(
    ({ at, kind, state }) =>
      state !== 'refunded' && at > NOW - days * DAY_MS && (kinds?.includes(kind) ?? true),
  )
const grossOf = (rows: readonly Row[]) => sum(rows.map(({ gross }) => gross))

describe.each(creators)('what the fans of $displayName paid', (creator) => {
  let reader: Reader
  let fans: Awaited<ReturnType<typeof readFans>>
  beforeAll(async () => {
    reader = reading(creator)
    fans = await readFans(creator, reader)
  })

  it('is never less in all than what earnings list for 90 days', () => {
    for (const { spend, rows } of fans)
      expect(spend.lifetime).toBeGreaterThanOrEqual(grossOf(keptSince(rows, 90)))
  })

  it('is the same in the panel and in earnings for 30 days and for twelve weeks', () => {
    for (const { spend, rows } of fans) {
      expect(spend.last30Days).toBe(grossOf(keptSince(rows, 30)))
      expect(sum(spend.weekly)).toBe(grossOf(keptSince(rows, 84)))
    }
  })

  it('is the same in the panel, in the list of chats and in smart lists', async () => {
    for (const { spend, inInbox } of fans) expect(inInbox).toBe(spend.lifetime)
    const sort = { by: 'spend', descending: true } as const
    const asked = { listId: `list-${creator.index + 1}-1`, query: '', sort, limit: 10 }
    const { data } = await visitor.call(listFanListMembers, asked, creator.userId)
    expect(data).toHaveLength(10)
    for (const { userId, spend } of data) expect((await reader.panel(userId)).spend.lifetime).toBe(spend)
  })

  it('is the same among the top fans and in earnings', () => {
    for (const { isTop, rows } of fans) {
      const sold = keptSince(rows, 90, SOLD_IN_CHATS)
      if (isTop) expect([isTop.gross, isTop.purchases]).toEqual([grossOf(sold), sold.length])
    }
    expect(fans.filter(({ isTop }) => isTop).length).toBeGreaterThan(6)
  })

  it('has a payment behind every purchase that the panel lists', () => {
    let compared = 0
    for (const { purchases, rows } of fans) {
      const paid = new Set(keptSince(rows, 90).map(({ at, gross }) => keyOf(at, gross)))
      for (const { boughtAt, price } of purchases) {
        if (boughtAt === null || boughtAt < NOW - 90 * DAY_MS) continue
        expect(paid).toContain(keyOf(boughtAt, price))
        compared += 1
      }
    }
    expect(compared).toBeGreaterThan(20)
  })
})

describe('what a fan pays from now on is in the panel, in the list of chats and in earnings', () => {
  const [creator = expect.fail('no creator')] = creators
  const conversationWithOffer = () => {
    for (let index = 0; index < 60; index += 1) {
      const conversation = findConversation(world, creator, channelIdAt(creator.index, index))
      const offer = conversation?.seed.kind === 'direct' ? findOffer(conversation) : undefined
      if (conversation && offer)
        return { conversation, offer, userId: `fan-${conversation.seed.fanIndex + 1}` }
    }
    return expect.fail('no offer')
  }

  /** What changes by an act: in the panel, in the chat's row, and the payments that earnings list since. */
  async function grownBy(userId: string, act: () => unknown) {
    const reader = reading(creator)
    const before = await reader.panel(userId)
    const shownBefore = await reader.shown(userId)
    const since = clock.at + 1
    clock.at += 10 * MINUTE_MS
    await act()
    const { spend } = await reader.panel(userId)
    const { data, sums } = await reader.payments(userId, since)
    expect(spend.lifetime - before.spend.lifetime).toBe(sums.gross)
    expect((await reader.shown(userId)) - shownBefore).toBe(sums.gross)
    return { data, refunds: spend.refunds - before.spend.refunds, tips: spend.tips - before.spend.tips }
  }

  it('a tip', async () => {
    const { conversation, userId } = conversationWithOffer()
    const { data, tips } = await grownBy(userId, () =>
      addEvent(world, conversation, { kind: 'tip', price: 4321 }),
    )
    expect(data).toContainEqual(expect.objectContaining({ kind: 'tips', gross: 4321 }))
    expect(tips).toBeGreaterThanOrEqual(4321)
  })

  it('a purchase, and its refund', async () => {
    const { conversation, offer, userId } = conversationWithOffer()
    const { data } = await grownBy(userId, () =>
      applyPurchase(world, conversation, offer.position, offer.price),
    )
    expect(data).toContainEqual(expect.objectContaining({ gross: offer.price, at: clock.at }))
    const reader = reading(creator)
    const { spend } = await reader.panel(userId)
    changeMessage(world, conversation, idAt(conversation, offer.position), { refundedAt: clock.at })
    const refunded = await reader.panel(userId)
    expect(refunded.spend).toMatchObject({
      lifetime: spend.lifetime - offer.price,
      refunds: spend.refunds + 1,
    })
    const { sums } = await reader.payments(userId, clock.at, { states: ['refunded'] })
    expect(sums.refunded).toBe(offer.price)
    expect(await reader.shown(userId)).toBe(refunded.spend.lifetime)
  })

  it('a mass message, by every buyer of its list', async () => {
    const message = { text: 'New on the wall', mediaIds: ['media-1-1'], previewMediaIds: [], price: 1700 }
    const order = {
      clientId: 'mass-1',
      include: [],
      exclude: [],
      filters: { memberStates: ['active' as const] },
      message,
      skipActiveChats: true,
    }
    const { massMessageId } = await visitor.call(sendMassMessage, order, creator.userId)
    const since = clock.at + 1
    clock.at += HOUR_MS
    const { panel, payments, shown } = reading(creator)
    const { data: buyers } = await visitor.call(listMassBuyers, { massMessageId, limit: 5 }, creator.userId)
    expect(buyers.length).toBeGreaterThan(0)
    for (const { userId, amount, boughtAt } of buyers) {
      const { data } = await payments(userId, since)
      expect(data).toContainEqual(
        expect.objectContaining({ kind: 'mass_messages', gross: amount, at: boughtAt }),
      )
      const { spend } = await panel(userId)
      expect(spend.last30Days).toBe((await payments(userId, clock.at - 30 * DAY_MS)).sums.gross)
      expect(await shown(userId)).toBe(spend.lifetime)
    }
  })
})
