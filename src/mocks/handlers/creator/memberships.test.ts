import { describe, expect, it } from 'vitest'

import {
  getPriceImpact,
  giftMembership,
  listMemberships,
  listSubscribers,
  updateMembership,
} from '@/api/calls/creator/memberships'

import { DAY_MS, iso } from '../../seed/calendar'
import { moneyIn } from '../../rules/figures/range-money'
import { creatorById } from '../../seed/creators'
import { membersBetween } from '../../seed/money/member-counts'
import { creatorClient } from '../../testing/creator-client'
import type { TestRequest } from '../../testing/mock-client'

const CREATOR = 'creator-01'

async function manager(creatorId = CREATOR) {
  const client = await creatorClient('memberships', { creatorId })
  const { world, call } = client
  const [from, to] = [world.now() - 30 * DAY_MS, world.now()]
  const list = (start = from, end = to) =>
    call(listMemberships, { from: iso(start), to: iso(end), timezone: 'UTC' })
  const subscribers = (asked: Partial<TestRequest<typeof listSubscribers>> = {}) =>
    call(listSubscribers, { limit: 1000, ...asked })
  return { ...client, list, subscribers, from, to }
}

const settings = {
  title: 'Lab coats',
  description: 'Science',
  artId: null,
  state: 'live' as const,
  isPinned: false,
  priceMonth: 1200,
  discountQuarter: 10,
  discountYear: null,
  priceLifetime: null,
  includedMessages: 3,
  cap: null,
}

describe('the memberships of a creator', () => {
  it.each(['creator-01', 'creator-02', 'creator-06'])(
    'add up to the membership revenue and members of other pages: %s',
    async (creatorId) => {
      const { world, list, subscribers, from, to } = await manager(creatorId)
      const creator = creatorById(creatorId)
      if (!creator) throw new Error('No such creator')
      const { data, totals } = await list()
      const members = membersBetween(creator, from, to)
      expect(totals.revenue).toBe(moneyIn(world, creator, from, to).grossByKind.subscriptions)
      expect(totals.churn).toBe(members.churn)
      expect(totals.subscribers).toBe(members.activeMembers)
      const sum = (of: 'revenue' | 'subscribers') => data.reduce((total, one) => total + (one[of] ?? 0), 0)
      expect([sum('revenue'), sum('subscribers')]).toEqual([totals.revenue, totals.subscribers])
      for (const { membershipId, subscribers: paying, gifted } of data)
        expect((await subscribers({ membershipId, limit: 1 })).total).toBe(paying + gifted)
    },
  )

  it('list no fan whom staff blocked, and one whom they let in again', async () => {
    const { world, subscribers } = await manager(CREATOR)
    const ids = async () => (await subscribers()).data.map(({ userId }) => userId)
    const [first] = await ids()
    world.state.fans[`${CREATOR} ${first}`] = { isBlocked: true }
    expect(await ids()).not.toContain(first)
    world.state.fans[`${CREATOR} ${first}`] = { isBlocked: false }
    expect(await ids()).toContain(first)
  })

  it('compare with as many days before, and their members with those when the period began', async () => {
    const { world, list, from } = await manager()
    const creator = creatorById(CREATOR)
    if (!creator) throw new Error('No such creator')
    const { previous } = await list()
    const before = await list(from - 30 * DAY_MS, from)
    expect(previous).toMatchObject({ revenue: before.totals.revenue, churn: before.totals.churn })
    expect(previous.subscribers).toBe(membersBetween(creator, from, world.now()).membersAtStart)
  })

  it('reject a change based on an older version', async () => {
    const { outcomeOf, list } = await manager()
    const change = { membershipId: 'membership-1-1', version: 1, ...settings }
    expect((await outcomeOf(updateMembership, change)).status).toBe(200)
    expect((await outcomeOf(updateMembership, change)).status).toBe(409)
    expect((await list()).data[0]).toMatchObject({ title: 'Lab coats', version: 2 })
  })

  it('are given to fans for some days, but not to members', async () => {
    const { world, call, list, subscribers } = await manager()
    const taken = (await subscribers()).data.map(({ userId }) => userId)
    const [member = expect.fail('no member')] = taken
    const fans = Array.from({ length: 40 }, (_, n) => `fan-${n + 900}`)
    const fan = fans.find((id) => !taken.includes(id)) ?? expect.fail('all are members')
    const gift = { clientId: 'g-1', membershipId: 'membership-1-3', userIds: [fan, member], days: 7 }
    expect(await call(giftMembership, gift)).toEqual({ added: 1, skipped: 1 })
    expect((await list()).data[2]).toMatchObject({ gifted: 1 })
    expect((await subscribers({ state: 'gifted' })).data).toMatchObject([{ userId: fan, price: 0 }])
    expect(world.state.membershipGifts[CREATOR]).toHaveLength(1)
  })

  it('show the effect of another price: renewing members keep theirs', async () => {
    const { call, subscribers } = await manager()
    const impact = await call(getPriceImpact, { membershipId: 'membership-1-2', price: 1800 })
    const { data } = await subscribers({ membershipId: 'membership-1-2' })
    expect(impact.members).toBe(data.length)
    expect(impact.keepPrice).toBe(data.filter(({ renews }) => renews).length)
    expect(impact.joins).toBeGreaterThan(0)
    expect(impact.expectedJoins).toBe(Math.round(impact.joins * 0.88))
    expect(impact.estimate).toBe(impact.expectedJoins * 1800 - impact.joins * 1500)
  })
})
