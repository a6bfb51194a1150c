import { describe, expect, it } from 'vitest'

import { getAnalytics } from '@/api/calls/creator/analytics'
import { endDiscount, listDiscounts, updateDiscount } from '@/api/calls/creator/discounts'
import {
  deactivateTrackingLink,
  getTrackingLinkStats,
  listTrackingLinks,
  shareTrackingLink,
  updateTrackingLink,
} from '@/api/calls/creator/tracking-links'
import { createTrial, listTrialClaims, listTrials, updateTrial } from '@/api/calls/creator/trials'
import { OFFER_NAME_MAX_LENGTH } from '@/domain/money/discount'

import { onListTest } from '../../rules/lists/fan-lists'
import { listMembersOf } from '../../rules/lists/list-members'
import { storeList } from '../../rules/lists/stored-lists'
import { populationOf } from '../../rules/population/population'
import { DAY_MS, iso } from '../../seed/calendar'
import { creatorById } from '../../seed/creators'
import { anchorOf } from '../../state/anchor'
import { creatorClient } from '../../testing/creator-client'

const sum = (amounts: readonly (number | null)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? expect.fail('an amount is hidden')), 0)

describe('the discounts of a creator', () => {
  const offers = async () => {
    const client = await creatorClient('discounts')
    const list = async () => (await client.call(listDiscounts, {})).data
    const named = async (name: string) =>
      (await list()).find((one) => one.name === name) ?? expect.fail(`no ${name}`)
    return { ...client, list, named }
  }

  it('are used by members at the lowered price, up to their cap', async () => {
    const { list, named } = await offers()
    const { used, revenue } = await named('First month')
    expect(used).toBeGreaterThan(30)
    expect(revenue).toBeGreaterThanOrEqual(used * Math.round(999 * 0.7))
    expect(revenue).toBeLessThanOrEqual(used * Math.round(3999 * 0.7))
    const all = await list()
    expect(all.find(({ code }) => code === 'WINTER50')).toMatchObject({ used: 0, revenue: 0 })
    for (const one of all) expect(one.used).toBeLessThanOrEqual(one.cap ?? Infinity)
  })

  it('end once, and keep what members paid, which needs the right to see spend', async () => {
    const { call, outcomeOf, list, named, world } = await offers()
    const { discountId, used, revenue } = await named('First month')
    expect(await call(endDiscount, { discountId })).toMatchObject({ used, revenue })
    expect((await outcomeOf(endDiscount, { discountId })).status).toBe(409)
    world.state.permissions['staff-02'] = { canSeeSpend: false }
    for (const one of await list()) expect(one.revenue).toBeNull()
  })
})

describe('the trials of a creator', () => {
  it('add up over their claims, to the cent, and never give one fan two trials', async () => {
    const { call } = await creatorClient('trials')
    const { data: trials } = await call(listTrials, {})
    const fans: string[] = []
    for (const trial of trials) {
      const { data, total } = await call(listTrialClaims, { trialId: trial.trialId, limit: 200 })
      expect([total, data.length]).toEqual([trial.claims, trial.claims])
      expect(sum(data.map(({ revenue }) => revenue))).toBe(trial.revenue)
      expect(data.filter(({ convertedAt }) => convertedAt !== null).length).toBe(trial.converted)
      fans.push(...data.map(({ userId }) => userId))
    }
    expect(new Set(fans).size).toBe(fans.length)
    expect(trials.some(({ claims }) => claims >= 10)).toBe(true)
    expect(trials.some(({ converted }) => converted > 0)).toBe(true)
  })

  it('put their claimers on the list', async () => {
    const { call, world } = await creatorClient('trials')
    const { data: trials } = await call(listTrials, {})
    const filling = trials.flatMap(({ trialId, listId }) => (listId === null ? [] : [{ trialId, listId }]))
    expect(filling.length).toBeGreaterThan(1)
    const creator = creatorById('creator-01') ?? expect.fail('no creator')
    for (const { trialId, listId } of filling) {
      const isOn = onListTest(world, creator, listId)
      const { data } = await call(listTrialClaims, { trialId, limit: 200 })
      const fanIndices = data.map(({ userId }) => Number(userId.slice('fan-'.length)) - 1)
      expect(fanIndices.filter((fanIndex) => !isOn(fanIndex))).toEqual([])
      const members = (await listMembersOf(world, creator, [listId])).get(listId)
      const { indexByFan } = await populationOf(creator, anchorOf(world))
      expect(fanIndices.filter((fanIndex) => members?.[indexByFan.get(fanIndex) ?? -1] !== 1)).toEqual([])
    }
  })

  it('fill lists kept by hand only, and stay editable once theirs is deleted', async () => {
    const { call, outcomeOf, world } = await creatorClient('trials')
    const creator = creatorById('creator-01') ?? expect.fail('no creator')
    const smart = await outcomeOf(updateTrial, { trialId: 'trial-1-2', listId: 'list-1-1' })
    expect(smart.fields).toEqual({ listId: 'list_smart' })
    storeList(world, creator, 'list-1-6', null)
    const all = { trialId: 'trial-1-1', name: 'Renamed', listId: 'list-1-6' }
    expect((await call(updateTrial, all)).name).toBe('Renamed')
    const gone = await outcomeOf(updateTrial, { trialId: 'trial-1-2', listId: 'list-1-6' })
    expect(gone.status).toBe(422)
  })
})

const FIGURES = ['clicks', 'members', 'spenders', 'revenue', 'cost'] as const

describe('tracking links', () => {
  const links = async () => {
    const client = await creatorClient('tracking-links')
    const { world, call } = client
    const range = {
      from: iso(world.now() - 28 * DAY_MS),
      to: iso(world.now()),
      timezone: 'Europe/Warsaw',
    }
    const list = async () => (await call(listTrackingLinks, range)).data
    const first = async () => (await list())[0] ?? expect.fail('no link')
    const traffic = async () => {
      const cut = { tab: 'traffic', basis: 'gross', compare: 'none' } as const
      const answer = await call(getAnalytics, { ...range, ...cut })
      return answer.tab === 'traffic' ? answer : expect.fail('another tab')
    }
    return { ...client, list, first, traffic, range }
  }

  it('agree with the Traffic tab and with their own steps, to the cent', async () => {
    const { call, list, first, traffic, range } = await links()
    const all = await list()
    const { rows } = await traffic()
    expect(all).toHaveLength(5)
    for (const link of all)
      expect(rows.find(({ linkId }) => linkId === link.linkId)).toMatchObject(
        Object.fromEntries(FIGURES.map((figure) => [figure, link[figure]])),
      )
    const { linkId, clicks, members, revenue } = await first()
    const { series, totals } = await call(getTrackingLinkStats, { linkId, ...range })
    expect(sum(series.map((step) => step.clicks))).toBe(clicks)
    expect(sum(series.map((step) => step.members))).toBe(members)
    expect(totals).toMatchObject({ clicks, revenue })
  })

  it('compare an earlier range by what its members had spent after as long', async () => {
    const { call, list, range } = await links()
    const lengthMs = Date.parse(range.to) - Date.parse(range.from)
    const earlier = { ...range, from: iso(Date.parse(range.from) - lengthMs), to: range.from }
    const sums = { soFar: 0, afterAsLong: 0 }
    for (const { linkId } of await list()) {
      const asked = { linkId, ...earlier }
      const { totals: soFar } = await call(getTrackingLinkStats, asked)
      const { totals } = await call(getTrackingLinkStats, { ...asked, comparedFrom: range.from })
      expect(totals).toMatchObject({ clicks: soFar.clicks, members: soFar.members, cost: soFar.cost })
      sums.soFar += sum([soFar.revenue])
      sums.afterAsLong += sum([totals.revenue])
    }
    expect(sums.afterAsLong).toBeGreaterThan(0)
    expect(sums.afterAsLong).toBeLessThan(sums.soFar)
  })

  it('stop counting once deactivated, without losing visits in the totals', async () => {
    const { call, first, traffic, world } = await links()
    const before = await traffic()
    const { linkId, clicks } = await first()
    await call(deactivateTrackingLink, { linkId })
    world.state.offers.links['creator-01']?.forEach((one) => {
      if (one.linkId === linkId) one.deactivatedAt = world.now() - 10 * DAY_MS
    })
    const after = await traffic()
    expect(after.rows.find((row) => row.linkId === linkId)?.clicks).toBeLessThan(clicks)
    expect(after.totals).toMatchObject({ clicks: before.totals.clicks, revenue: before.totals.revenue })
  })

  it('keep the cost that the editor may not see', async () => {
    const { call, list, world } = await links()
    const paid = (await list()).find(({ rate }) => (rate ?? 0) > 0) ?? expect.fail('no link costs')
    const { linkId, rate, basis } = paid
    world.state.permissions['staff-02'] = { canSeeSpend: false }
    await call(updateTrackingLink, { linkId, name: 'Renamed', source: 'instagram' })
    world.state.permissions['staff-02'] = {}
    const renamed = (await list()).find((one) => one.linkId === linkId)
    expect(renamed).toMatchObject({ name: 'Renamed', rate, basis })
  })

  it('are shared by a revocable page, without amounts where the sharer may not see them', async () => {
    const { call, first, world } = await links()
    const { linkId } = await first()
    const share = async (isShared: boolean) =>
      (await call(shareTrackingLink, { linkId, isShared, showsRevenue: true })).share
    expect(await share(true)).toMatchObject({ showsRevenue: true })
    world.state.permissions['staff-02'] = { canSeeSpend: false }
    expect(await share(true)).toMatchObject({ showsRevenue: false })
    expect(await share(false)).toBeNull()
    expect(await first()).toMatchObject({ share: null, revenue: null, cost: null })
  })
})

it('the name of an offer has no blanks around it, and they do not count', async () => {
  const { call } = await creatorClient('trials')
  const name = 'n'.repeat(OFFER_NAME_MAX_LENGTH)
  const typed = ` ${name} `
  const settings = {
    name: typed,
    days: 7,
    cap: null,
    expiresAt: null,
    listId: null,
    tier: 'basic',
  } as const
  expect(await call(createTrial, { clientId: 'trial', ...settings })).toMatchObject({ name })
  expect(await call(updateTrial, { trialId: 'trial-1-1', name: typed })).toMatchObject({ name })
  const discounts = (await call(listDiscounts, {})).data
  const { discountId } = discounts.find(({ endedAt }) => endedAt === null) ?? expect.fail('no discount')
  expect(await call(updateDiscount, { discountId, name: typed })).toMatchObject({ name })
  const { linkId } = await call(updateTrackingLink, { linkId: 'link-1-1', name: typed })
  const { totals } = await call(getTrackingLinkStats, {
    linkId,
    from: iso(0),
    to: iso(DAY_MS),
    timezone: 'UTC',
  })
  expect(totals).toMatchObject({ name })
})
