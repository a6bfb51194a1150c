import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { listDiscounts } from '@/api/calls/creator/discounts'
import type { getTrackingLinkStats, listTrackingLinks } from '@/api/calls/creator/tracking-links'
import type { listTrialClaims, listTrials } from '@/api/calls/creator/trials'

import { onListTest } from '../../rules/lists/fan-lists'
import { listMembersOf } from '../../rules/lists/list-members'
import { storeList } from '../../rules/lists/stored-lists'
import { populationOf } from '../../rules/population/population'
import { DAY_MS } from '../../seed/calendar'
import { creatorById } from '../../seed/creators'
import { anchorOf } from '../../state/anchor'
import { creatorClient } from '../../testing/creator-client'

const sum = (amounts: readonly (number | undefined)[]) =>
  amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0)

describe('the discounts of a creator', () => {
  const offers = async () => {
    const { ask, read, world } = await creatorClient('discounts')
    const list = async () => (await read<WireResponseOf<typeof listDiscounts>>('list')).data ?? []
    return { ask, list, world }
  }

  it('are used by members at the lowered price, up to their cap', async () => {
    const { list } = await offers()
    const all = await list()
    const used = all.find((one) => one?.name === 'First month')
    expect(used?.used).toBeGreaterThan(30)
    expect(used?.revenue).toBeGreaterThanOrEqual((used?.used ?? 0) * Math.round(999 * 0.7))
    expect(used?.revenue).toBeLessThanOrEqual((used?.used ?? 0) * Math.round(3999 * 0.7))
    expect(all.find((one) => one?.code === 'WINTER50')).toMatchObject({ used: 0, revenue: 0 })
    for (const one of all) expect(one?.used).toBeLessThanOrEqual(one?.cap ?? Infinity)
  })

  it('end once, and keep what members paid, which needs the right to see spend', async () => {
    const { ask, list, world } = await offers()
    const { discountId, used, revenue } = (await list()).find((one) => one?.name === 'First month') ?? {}
    expect((await ask('end', { discountId })).body).toMatchObject({ used, revenue })
    expect((await ask('end', { discountId })).status).toBe(409)
    world.state.permissions['staff-02'] = { canSeeSpend: false }
    for (const one of await list()) expect(one?.revenue).toBeNull()
  })
})

describe('the trials of a creator', () => {
  it('add up over their claims, to the cent, and never give one fan two trials', async () => {
    const { read } = await creatorClient('trials')
    const trials = (await read<WireResponseOf<typeof listTrials>>('list')).data ?? []
    const fans: (string | undefined)[] = []
    for (const trial of trials) {
      const asked = { trialId: trial?.trialId, limit: 200 }
      const { data, total } = await read<WireResponseOf<typeof listTrialClaims>>('claims', asked)
      const claims = data ?? []
      expect([total, claims.length]).toEqual([trial?.claims, trial?.claims])
      expect(sum(claims.map((claim) => claim?.revenue ?? 0))).toBe(trial?.revenue)
      expect(claims.filter((claim) => claim?.convertedAt).length).toBe(trial?.converted)
      fans.push(...claims.map((claim) => claim?.userId))
    }
    expect(new Set(fans).size).toBe(fans.length)
    expect(trials.some((trial) => (trial?.claims ?? 0) >= 10)).toBe(true)
    expect(trials.some((trial) => (trial?.converted ?? 0) > 0)).toBe(true)
  })

  it('put their claimers on the list', async () => {
    const { read, world } = await creatorClient('trials')
    const trials = (await read<WireResponseOf<typeof listTrials>>('list')).data ?? []
    const filling = trials.flatMap((trial) => (trial?.listId ? [{ ...trial, listId: trial.listId }] : []))
    expect(filling.length).toBeGreaterThan(1)
    const creator = creatorById('creator-01') ?? expect.fail('no creator')
    for (const { trialId, listId } of filling) {
      const isOn = onListTest(world, creator, listId)
      const { data } = await read<WireResponseOf<typeof listTrialClaims>>('claims', { trialId, limit: 200 })
      const fanIndices = (data ?? []).map((claim) => Number(claim?.userId?.slice('fan-'.length)) - 1)
      expect(fanIndices.filter((fanIndex) => !isOn(fanIndex))).toEqual([])
      const members = (await listMembersOf(world, creator, [listId])).get(listId)
      const { indexByFan } = await populationOf(creator, anchorOf(world))
      expect(fanIndices.filter((fanIndex) => members?.[indexByFan.get(fanIndex) ?? -1] !== 1)).toEqual([])
    }
  })

  it('fill lists kept by hand only, and stay editable once theirs is deleted', async () => {
    const { ask, world } = await creatorClient('trials')
    const creator = creatorById('creator-01') ?? expect.fail('no creator')
    expect((await ask('update', { trialId: 'trial-1-2', listId: 'list-1-1' })).body).toMatchObject({
      fields: { listId: { key: 'list_smart' } },
    })
    storeList(world, creator, 'list-1-6', null)
    const all = { trialId: 'trial-1-1', name: 'Renamed', listId: 'list-1-6' }
    expect(await ask('update', all)).toMatchObject({ status: 200, body: { name: 'Renamed' } })
    expect((await ask('update', { trialId: 'trial-1-2', listId: 'list-1-6' })).status).toBe(422)
  })
})

const FIGURES = ['clicks', 'members', 'spenders', 'revenue', 'cost'] as const

describe('tracking links', () => {
  const links = async () => {
    const { ask, read, world } = await creatorClient('tracking-links')
    const range = {
      from: new Date(world.now() - 28 * DAY_MS).toISOString(),
      to: new Date(world.now()).toISOString(),
      timezone: 'Europe/Warsaw',
    }
    const list = async () => (await read<WireResponseOf<typeof listTrackingLinks>>('list', range)).data ?? []
    const traffic = () =>
      read<{
        rows: { linkId: string; clicks: number }[]
        totals: Record<'clicks' | 'members' | 'revenue' | 'cost', number>
      }>('/api/analytics/get', { ...range, tab: 'traffic', basis: 'gross', compare: 'none' })
    return { ask, read, list, traffic, range, world }
  }

  it('agree with the Traffic tab and with their own steps, to the cent', async () => {
    const { read, list, traffic, range } = await links()
    const all = await list()
    const { rows } = await traffic()
    expect(all).toHaveLength(5)
    for (const link of all)
      expect(rows.find(({ linkId }) => linkId === link?.linkId)).toMatchObject(
        Object.fromEntries(FIGURES.map((figure) => [figure, link?.[figure]])),
      )
    const [link] = all
    const asked = { linkId: link?.linkId, ...range }
    const { series, totals } = await read<WireResponseOf<typeof getTrackingLinkStats>>('stats', asked)
    expect(sum(series.map(({ clicks }) => clicks))).toBe(link?.clicks)
    expect(sum(series.map(({ members }) => members))).toBe(link?.members)
    expect(totals).toMatchObject({ clicks: link?.clicks, revenue: link?.revenue })
  })

  it('compare an earlier range by what its members had spent after as long', async () => {
    const { read, list, range } = await links()
    const lengthMs = Date.parse(range.to) - Date.parse(range.from)
    const from = new Date(Date.parse(range.from) - lengthMs).toISOString()
    const earlier = { from, to: range.from, timezone: range.timezone }
    const statsOf = (linkId: string | undefined, asked: object) =>
      read<WireResponseOf<typeof getTrackingLinkStats>>('stats', { linkId, ...earlier, ...asked })
    const sums = { soFar: 0, afterAsLong: 0 }
    for (const link of await list()) {
      const { totals: soFar } = await statsOf(link?.linkId, {})
      const { totals } = await statsOf(link?.linkId, { comparedFrom: range.from })
      expect(totals).toMatchObject({ clicks: soFar.clicks, members: soFar.members, cost: soFar.cost })
      sums.soFar += soFar.revenue ?? 0
      sums.afterAsLong += totals.revenue ?? 0
    }
    expect(sums.afterAsLong).toBeGreaterThan(0)
    expect(sums.afterAsLong).toBeLessThan(sums.soFar)
  })

  it('stop counting once deactivated, without losing visits in the totals', async () => {
    const { ask, list, traffic, world } = await links()
    const before = await traffic()
    const [link] = await list()
    await ask('deactivate', { linkId: link?.linkId })
    world.state.offers.links['creator-01']?.forEach((one) => {
      if (one.linkId === link?.linkId) one.deactivatedAt = world.now() - 10 * DAY_MS
    })
    const after = await traffic()
    expect(after.rows.find(({ linkId }) => linkId === link?.linkId)?.clicks).toBeLessThan(link?.clicks ?? 0)
    expect(after.totals).toMatchObject({ clicks: before.totals.clicks, revenue: before.totals.revenue })
  })

  it('keep the cost that the editor may not see', async () => {
    const { ask, list, world } = await links()
    const link = (await list()).find((one) => (one?.rate ?? 0) > 0)
    world.state.permissions['staff-02'] = { canSeeSpend: false }
    await ask('update', { linkId: link?.linkId, name: 'Renamed', source: link?.source })
    world.state.permissions['staff-02'] = {}
    expect((await list()).find((one) => one?.linkId === link?.linkId)).toMatchObject({
      name: 'Renamed',
      rate: link?.rate,
      basis: link?.basis,
    })
  })

  it('are shared by a revocable page, without amounts where the sharer may not see them', async () => {
    const { ask, list, world } = await links()
    const [link] = await list()
    const share = async (isShared: boolean) =>
      (await ask('share', { linkId: link?.linkId, isShared, showsRevenue: true })).body['share']
    expect(await share(true)).toMatchObject({ showsRevenue: true })
    world.state.permissions['staff-02'] = { canSeeSpend: false }
    expect(await share(true)).toMatchObject({ showsRevenue: false })
    expect(await share(false)).toBeNull()
    expect((await list())[0]).toMatchObject({ share: null, revenue: null, cost: null })
  })
})
