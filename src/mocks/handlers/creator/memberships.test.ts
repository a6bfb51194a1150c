import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { getPriceImpact, listMemberships, listSubscribers } from '@/api/calls/creator/memberships'

import { DAY_MS } from '../../seed/calendar'
import { moneyIn } from '../../rules/figures/range-money'
import { creatorById } from '../../seed/creators'
import { membersBetween } from '../../seed/money/member-counts'
import { creatorClient } from '../../testing/creator-client'

const CREATOR = 'creator-01'
type Listed = WireResponseOf<typeof listMemberships>
type Subscribers = WireResponseOf<typeof listSubscribers>
type Impact = WireResponseOf<typeof getPriceImpact>

async function manager(creatorId = CREATOR) {
  const { world, ask, read } = await creatorClient('memberships', { creatorId })
  const [from, to] = [world.now() - 30 * DAY_MS, world.now()]
  const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), timezone: 'UTC' }
  const list = () => read<Listed>('list', range)
  const subscribers = (body: object = {}) => read<Subscribers>('subscribers/list', { limit: 1000, ...body })
  return { world, ask, read, list, subscribers, from, to }
}

const settings = {
  title: 'Lab coats',
  description: 'Science',
  artId: null,
  state: 'live',
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
      const sum = (of: 'revenue' | 'subscribers') =>
        data.reduce((total, one) => total + ((one?.[of] as number) ?? 0), 0)
      expect([sum('revenue'), sum('subscribers')]).toEqual([totals.revenue, totals.subscribers])
      for (const one of data)
        expect((await subscribers({ membershipId: one?.membershipId, limit: 1 })).total).toBe(
          (one?.subscribers ?? 0) + (one?.gifted ?? 0),
        )
    },
  )

  it('list no fan whom staff blocked, and one whom they let in again', async () => {
    const { world, subscribers } = await manager(CREATOR)
    const ids = async () => ((await subscribers({ limit: 1000 })).data ?? []).map((one) => one?.userId)
    const [first] = await ids()
    world.state.fans[`${CREATOR} ${first}`] = { isBlocked: true }
    expect(await ids()).not.toContain(first)
    world.state.fans[`${CREATOR} ${first}`] = { isBlocked: false }
    expect(await ids()).toContain(first)
  })

  it('compare with as many days before, and their members with those when the period began', async () => {
    const { world, list, read, from } = await manager()
    const creator = creatorById(CREATOR)
    if (!creator) throw new Error('No such creator')
    const { previous } = await list()
    const [start, end] = [new Date(from - 30 * DAY_MS).toISOString(), new Date(from).toISOString()]
    const before = await read<Listed>('list', { from: start, to: end, timezone: 'UTC' })
    expect(previous).toMatchObject({ revenue: before.totals.revenue, churn: before.totals.churn })
    expect(previous.subscribers).toBe(membersBetween(creator, from, world.now()).membersAtStart)
  })

  it('reject a change based on an older version', async () => {
    const { ask, list } = await manager()
    const change = { membershipId: 'membership-1-1', version: 1, ...settings }
    expect((await ask('update', change)).status).toBe(200)
    expect((await ask('update', change)).status).toBe(409)
    expect((await list()).data[0]).toMatchObject({ title: 'Lab coats', version: 2 })
  })

  it('are given to fans for some days, but not to members', async () => {
    const { world, ask, list, subscribers } = await manager()
    const [member] = (await subscribers()).data
    const members = new Set((await subscribers({ limit: 1000 })).data.map((one) => one?.userId))
    const fan = Array.from({ length: 40 }, (_, n) => `fan-${n + 900}`).find((id) => !members.has(id)) ?? ''
    const gift = { clientId: 'g-1', membershipId: 'membership-1-3', userIds: [fan, member?.userId], days: 7 }
    const answer = (await ask('gift', gift)).body
    expect(answer).toEqual({ added: 1, skipped: 1 })
    expect((await list()).data[2]).toMatchObject({ gifted: 1 })
    expect((await subscribers({ state: 'gifted' })).data).toMatchObject([{ userId: fan, price: 0 }])
    expect(world.state.membershipGifts[CREATOR]).toHaveLength(1)
  })

  it('show the effect of another price: renewing members keep theirs', async () => {
    const { read, subscribers } = await manager()
    const impact = await read<Impact>('impact', { membershipId: 'membership-1-2', price: 1800 })
    const { data } = await subscribers({ membershipId: 'membership-1-2' })
    expect(impact.members).toBe(data.length)
    expect(impact.keepPrice).toBe(data.filter((one) => one?.renews).length)
    expect(impact.expectedJoins).toBe(Math.round((impact.joins ?? 0) * 0.88))
    expect(impact.estimate).toBe((impact.expectedJoins ?? 0) * 1800 - (impact.joins ?? 0) * 1500)
  })
})
