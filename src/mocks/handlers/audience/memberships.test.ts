import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { getPriceImpact, listMemberships, listSubscribers } from '@/api/calls/creator/memberships'

import { moneyIn } from '../../rules/figures/range-money'
import { creatorById } from '../../seed/creators'
import { membersBetween } from '../../seed/money/member-counts'
import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

const CREATOR = 'creator-01'
const DAY_MS = 86_400_000
type Listed = WireResponseOf<typeof listMemberships>
type Subscribers = WireResponseOf<typeof listSubscribers>
type Impact = WireResponseOf<typeof getPriceImpact>

async function manager(email = 'viktor@northlight.agency', creatorId = CREATOR) {
  const world = createWorld()
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken(creatorId)
  const ask = (path: string, body: object = {}) => visitor.send(`/api/memberships/${path}`, { bearer, body })
  const [from, to] = [world.now() - 30 * DAY_MS, world.now()]
  const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), timezone: 'UTC' }
  const list = async () => (await ask('list', range)).body as unknown as Listed
  const subscribers = async (body: object = {}) =>
    (await ask('subscribers/list', { limit: 1000, ...body })).body as unknown as Subscribers
  return { world, ask, list, subscribers, range, from, to }
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
const create = { clientId: 'm-1', tier: 'premium_creator', ...settings }

describe('the memberships of a creator', () => {
  it.each(['creator-01', 'creator-02', 'creator-06'])(
    'add up to the membership revenue and members of other pages: %s',
    async (creatorId) => {
      const { world, list, subscribers, from, to } = await manager(undefined, creatorId)
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
          one?.subscribers,
        )
    },
  )

  it('are created once, for a tier without one', async () => {
    const { ask, list } = await manager()
    const { body } = await ask('create', create)
    expect((await ask('create', create)).body).toEqual(body)
    const { data } = await list()
    expect(data).toHaveLength(4)
    expect(data.at(-1)).toMatchObject({ title: 'Lab coats', subscribers: 0, revenue: 0, churn: null })
    const second = await ask('create', { ...create, clientId: 'm-2', title: 'Other' })
    expect(second).toMatchObject({ status: 422, body: { fields: { tier: expect.anything() as unknown } } })
  })

  it.each([
    [{ title: ' ' }, 'title', 'field_missing'],
    [{ title: 'FRONT row' }, 'title', 'name_taken'],
    [{ description: 'x'.repeat(1001) }, 'description', 'text_too_long'],
    [{ artId: 'media-99-1' }, 'artId', 'media_unknown'],
    [{ priceMonth: 299 }, 'priceMonth', 'price_unfit'],
    [{ discountYear: 81 }, 'discountYear', 'discount_unfit'],
    [{ priceLifetime: 1200 }, 'priceLifetime', 'price_unfit'],
    [{ includedMessages: 1.5 }, 'includedMessages', 'count_unfit'],
    [{ cap: 0 }, 'cap', 'count_unfit'],
  ])('are rejected with %j by the field', async (part, field, key) => {
    const { ask } = await manager()
    const { status, body } = await ask('create', { ...create, ...part })
    expect(status).toBe(422)
    expect(body['fields']).toMatchObject({ [field]: { key: expect.stringContaining(key) as string } })
  })

  it('reject a change based on an older version', async () => {
    const { ask, list } = await manager()
    const change = { membershipId: 'membership-1-1', version: 1, ...settings }
    expect((await ask('update', change)).status).toBe(200)
    expect((await ask('update', change)).status).toBe(409)
    expect((await list()).data[0]).toMatchObject({ title: 'Lab coats', version: 2 })
  })

  it('have at most one pinned', async () => {
    const { ask, list } = await manager()
    await ask('update', { membershipId: 'membership-1-1', version: 1, ...settings, isPinned: true })
    expect((await list()).data.map((one) => one?.isPinned)).toEqual([true, false, false])
  })

  it('keep their members and revenue when archived, and reopen as hidden', async () => {
    const { ask, list } = await manager()
    const before = await list()
    await ask('archive', { membershipId: 'membership-1-2', isArchived: true })
    const after = await list()
    expect(after.totals).toEqual(before.totals)
    expect(after.data[1]).toMatchObject({ state: 'archived', subscribers: before.data[1]?.subscribers })
    const gift = { clientId: 'g', membershipId: 'membership-1-2', userIds: ['fan-3'], days: 7 }
    expect((await ask('gift', gift)).status).toBe(409)
    await ask('create', { ...create, tier: 'advanced' })
    const restore = { membershipId: 'membership-1-2', isArchived: false }
    expect((await ask('archive', restore)).status).toBe(422)
  })

  it('are put in an order that names each open one', async () => {
    const { ask, list } = await manager()
    const ids = ['membership-1-3', 'membership-1-1', 'membership-1-2']
    expect((await ask('reorder', { membershipIds: ids })).status).toBe(200)
    expect((await list()).data.map((one) => one?.membershipId)).toEqual(ids)
    expect((await ask('reorder', { membershipIds: ids.slice(1) })).status).toBe(409)
  })

  it('list subscribers by tier, state, name and order', async () => {
    const { subscribers } = await manager()
    const newest = (await subscribers({ limit: 50 })).data.map((one) => one?.since ?? '')
    expect(newest).toEqual(newest.toSorted().toReversed())
    const expiring = await subscribers({ membershipId: 'membership-1-1', state: 'expiring' })
    expect(expiring.total).toBeGreaterThan(0)
    expect(expiring.data.every((one) => one?.renews === false)).toBe(true)
    expect((await subscribers({ query: 'zzzz' })).total).toBe(0)
  })

  it('are given to fans for some days, but not to members', async () => {
    const { world, ask, list, subscribers } = await manager()
    const [member] = (await subscribers()).data
    const members = new Set((await subscribers({ limit: 1000 })).data.map((one) => one?.userId))
    const fan = Array.from({ length: 40 }, (_, n) => `fan-${n + 900}`).find((id) => !members.has(id)) ?? ''
    const gift = { clientId: 'g-1', membershipId: 'membership-1-3', userIds: [fan, member?.userId], days: 7 }
    const answer = (await ask('gift', gift)).body
    expect(answer).toEqual({ added: 1, skipped: 1 })
    expect((await ask('gift', gift)).body).toEqual(answer)
    expect((await list()).data[2]).toMatchObject({ gifted: 1 })
    expect((await subscribers({ state: 'gifted' })).data).toMatchObject([{ userId: fan, price: 0 }])
    expect(world.state.membershipGifts[CREATOR]).toHaveLength(1)
    expect((await ask('gift', { ...gift, clientId: 'g-2', days: 0 })).status).toBe(422)
    expect((await ask('gift', { ...gift, clientId: 'g-3', userIds: ['fan-999999'] })).status).toBe(422)
  })

  it('show the effect of another price: renewing members keep theirs', async () => {
    const { ask, subscribers } = await manager()
    const ask15 = await ask('impact', { membershipId: 'membership-1-2', price: 1800 })
    const impact = ask15.body as unknown as Impact
    const { data } = await subscribers({ membershipId: 'membership-1-2' })
    expect(impact.members).toBe(data.length)
    expect(impact.keepPrice).toBe(data.filter((one) => one?.renews).length)
    expect(impact.expectedJoins).toBe(Math.round((impact.joins ?? 0) * 0.88))
    expect(impact.estimate).toBe((impact.expectedJoins ?? 0) * 1800 - (impact.joins ?? 0) * 1500)
    expect((await ask('impact', { membershipId: 'membership-1-2', price: 100 })).status).toBe(422)
  })

  it('are closed to a chatter unless the agency opens them', async () => {
    const { ask, range } = await manager('ana@northlight.agency')
    for (const [path, body] of [
      ['list', range],
      ['subscribers/list', { limit: 10 }],
      ['create', create],
      ['archive', { membershipId: 'membership-1-1', isArchived: true }],
    ] as const)
      expect((await ask(path, body)).status, path).toBe(403)
  })
})
