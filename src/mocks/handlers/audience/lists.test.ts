import { describe, expect, it } from 'vitest'

import { costOf } from '../../../../tests/support/cpu-cost'
import {
  type ListCopiesAnswer,
  BIG_SPENDERS_LIST_ID,
  clientForManager,
  smartListSettings,
} from '../../../../tests/support/fixtures/fan-lists'
import { listCountsOf } from '../../rules/lists/list-counts'
import { CREATORS } from '../../seed/creators'
import { createWorld } from '../../state/world'

describe('lists', () => {
  it('have as many members as their members page, manual and smart ones', async () => {
    const { lists, members } = await clientForManager()
    const all = await lists()
    expect(all.length).toBeGreaterThan(8)
    for (const list of all) {
      const { total } = await members(list?.listId ?? '')
      expect(`${list?.name} ${total}`).toBe(`${list?.name} ${list?.memberCount}`)
      expect(total).toBeGreaterThan(0)
    }
  })

  it('created here are in audiences, the inbox and the fan panel, with the same fans', async () => {
    const { ask, create, idsOn } = await clientForManager()
    const { listId, memberCount } = await create()
    const audience = { include: [listId], exclude: [], filters: {}, mediaIds: [], price: 0 }
    const { body } = await ask('/api/messages/mass/audience', audience)
    const { count, dropped } = body as unknown as { count: number; dropped: { count: number }[] }
    expect(count + dropped.reduce((sum, one) => sum + one.count, 0)).toBe(memberCount)
    const inbox = { tab: 'all', chips: { listId }, sort: 'newest', query: '', limit: 20 }
    const { data } = (await ask('/api/messages/channels/list', inbox)).body as unknown as {
      data: { userId: string }[]
    }
    const ids = new Set(await idsOn(listId))
    expect(data.length).toBeGreaterThan(0)
    for (const { userId } of data) {
      expect(ids).toContain(userId)
      const fan = await ask('/api/internal/chatter/fan/get', { userId })
      expect(fan.body).toMatchObject({ countryCode: 'US' })
      expect(fan.body['lists']).toContainEqual({ listId, name: smartListSettings.name })
    }
  })

  it('in use are deleted only after confirmation; their uses then reach fewer fans', async () => {
    const { ask, create, named } = await clientForManager()
    const { listId } = await create()
    const mass = {
      clientId: 'm-1',
      include: [listId],
      exclude: [],
      filters: {},
      message: { text: 'Hello from the roof', mediaIds: [], previewMediaIds: [], price: 0 },
      scheduledAt: new Date(Date.now() + 86_400_000).toISOString(),
      skipActiveChats: true,
    }
    expect((await ask('/api/messages/mass/send', mass)).status).toBe(200)
    expect((await named(smartListSettings.name))?.uses).toMatchObject([
      { kind: 'mass', name: 'Hello from the roof' },
    ])
    expect((await named('Regulars'))?.uses).toContainEqual(
      expect.objectContaining({ kind: 'discount', name: 'Thank you, regulars' }),
    )
    expect((await ask('delete', { listId, evenIfUsed: false })).status).toBe(409)
    expect((await ask('delete', { listId, evenIfUsed: true })).status).toBe(200)
    expect(await named(smartListSettings.name)).toBeUndefined()
    const audience = { include: [listId], exclude: [], filters: {}, mediaIds: [], price: 0 }
    expect((await ask('/api/messages/mass/audience', audience)).status).toBe(422)
  })
  it('copied to other creators give a result for each', async () => {
    const { ask, create, visitor, lists } = await clientForManager()
    const { listId } = await create()
    const body = { clientId: 'copy-1', listId, creatorIds: ['creator-03', 'creator-02', 'creator-999'] }
    const { data } = (await ask('copy', body)).body as unknown as ListCopiesAnswer
    expect(data).toMatchObject([
      { creatorId: 'creator-03', state: 'copied' },
      { creatorId: 'creator-02', state: 'not_allowed' },
      { creatorId: 'creator-999', state: 'not_allowed' },
    ])
    const theirs = await lists(await visitor.creatorToken('creator-03'))
    const copy = theirs.find((list) => list?.name === smartListSettings.name)
    expect(copy?.memberCount).toBe(data?.[0]?.memberCount)
  })

  it('sort their members by spend only for callers who may see it', async () => {
    const { members, world } = await clientForManager()
    const bySpend = { by: 'spend', descending: true }
    const spends = async () =>
      ((await members(BIG_SPENDERS_LIST_ID, '', bySpend)).data ?? []).map((one) => one?.spend)
    const seen = (await spends()).map((spend) => spend ?? 0)
    expect(seen).toEqual(seen.toSorted((one, other) => other - one))
    world.state.permissions['staff-02'] = { canSeeSpend: false }
    expect(new Set(await spends())).toEqual(new Set([null]))
  })
})

describe('a preview', () => {
  it('counts matches, and shows who would enter and leave', async () => {
    const { preview, lists } = await clientForManager()
    const rule = (least: number) => ({
      match: 'all',
      rules: [{ field: 'spend', least, most: null, days: null }],
    })
    const before = (await lists()).find((list) => list?.listId === BIG_SPENDERS_LIST_ID)?.memberCount ?? 0
    expect(await preview(rule(20_000), BIG_SPENDERS_LIST_ID)).toMatchObject({
      count: before,
      enter: { count: 0 },
      leave: { count: 0 },
    })
    const wider = await preview(rule(10_000), BIG_SPENDERS_LIST_ID)
    expect(wider.count).toBe(before + (wider.enter?.count ?? 0))
    expect(wider.enter?.count).toBeGreaterThan(0)
    const narrower = await preview(rule(40_000), BIG_SPENDERS_LIST_ID)
    expect(narrower.count).toBe(before - (narrower.leave?.count ?? 0))
    expect(narrower.leave?.sample?.length).toBeGreaterThan(0)
    expect(await preview(rule(20_000))).toMatchObject({ count: before, enter: { count: before } })
  })
})

describe('a funnel', () => {
  it('has each fan in one stage', async () => {
    const { lists, idsOn } = await clientForManager()
    const stages = (await lists()).filter((list) => list?.funnel)
    expect(stages).toHaveLength(3)
    const ids = (await Promise.all(stages.map((list) => idsOn(list?.listId ?? '')))).flat()
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('are counted for tens of thousands of fans within a fixed number of tasks once the population is built', async () => {
  const world = createWorld()
  const busiest = CREATORS[0] ?? expect.fail('no creator')
  const count = () =>
    world.transact(() => {
      // A new version invalidates the cached counts.
      world.state.threads.version += 1
      return listCountsOf(world, busiest)
    })
  await count()
  expect(await costOf(count, 5)).toBeLessThan(40)
})
