import { describe, expect, it } from 'vitest'

import { costOf } from '../../../../tests/support/cpu-cost'
import {
  BIG_SPENDERS_LIST_ID,
  manualListSettings,
  DO_NOT_DISTURB_LIST_ID,
  inUsRules,
  clientForManager,
  REGULARS_LIST_ID,
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

  it('are created once, however often the request is sent', async () => {
    const { create, lists } = await clientForManager()
    const before = (await lists()).map((list) => list?.name)
    expect(await create()).toEqual(await create())
    expect((await lists()).map((list) => list?.name)).toEqual([...before, smartListSettings.name])
  })

  it.each([
    [{ name: '​ ' }, 'name', 'field_missing'],
    [{ name: 'x'.repeat(61) }, 'name', 'name_too_long'],
    [{ name: 'BIG spénders' }, 'name', 'name_taken'],
    [{ emoji: 'VIP' }, 'emoji', 'emoji_unfit'],
    [{ emoji: '🦅🦅' }, 'emoji', 'emoji_unfit'],
    [{ funnel: { name: 'First purchase', stage: 2 } }, 'stage', 'stage_taken'],
    [
      { rules: { match: 'all', rules: [{ field: 'spend', least: 900, most: 100, days: null }] } },
      'rules',
      'rules_impossible',
    ],
  ])('are rejected with %j by the field', async (part, field, key) => {
    const { ask } = await clientForManager()
    const { status, body } = await ask('create', { clientId: 'c-1', ...smartListSettings, ...part })
    expect(status).toBe(422)
    expect(body['fields']).toMatchObject({ [field]: { key: expect.stringContaining(key) as string } })
  })

  it.each([[{ match: 'all', rules: [] }], [{ match: 'all', rules: [{ field: 'shoe', has: true }] }]])(
    'are rejected with contradictory rules %j',
    async (rules) => {
      const { ask } = await clientForManager()
      expect((await ask('create', { clientId: 'c-1', ...smartListSettings, rules })).status).toBe(422)
    },
  )

  it('keep their kind and identity in an edit', async () => {
    const { ask, create, named } = await clientForManager()
    const { listId } = await create()
    expect((await ask('update', { listId, ...manualListSettings })).status).toBe(422)
    const edited = { ...smartListSettings, name: 'Americans', emoji: null, isPinned: false }
    expect((await ask('update', { listId, ...edited })).status).toBe(200)
    expect(await named('Americans')).toMatchObject({ listId, emoji: null, isPinned: false, rules: inUsRules })
    expect((await ask('update', { listId: 'list-2-99', ...edited })).status).toBe(404)
  })

  it('of the platform cannot be renamed or deleted', async () => {
    const { ask, named } = await clientForManager()
    expect(await named('Do not disturb')).toMatchObject({ isBuiltIn: true })
    expect(
      (await ask('update', { listId: DO_NOT_DISTURB_LIST_ID, ...manualListSettings, name: 'Quiet' })).status,
    ).toBe(409)
    expect((await ask('delete', { listId: DO_NOT_DISTURB_LIST_ID, evenIfUsed: true })).status).toBe(409)
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

  it('agrees with the chat of a fan who is online, has a label or bought an item', async () => {
    const { ask, preview } = await clientForManager()
    const chat = async (chips: object) =>
      (
        (
          await ask('/api/messages/channels/list', {
            tab: 'all',
            chips,
            sort: 'newest',
            query: '',
            limit: 200,
          })
        ).body as unknown as { data: { userId: string; kind: string }[] }
      ).data.filter(({ kind }) => kind === 'direct')
    const { count } = await preview({
      match: 'all',
      rules: [{ field: 'label', has: true, values: ['label-2-1'] }],
    })
    expect(count).toBe((await chat({ labelId: 'label-2-1' })).length)
    const bought = await preview({
      match: 'all',
      rules: [{ field: 'bought', has: true, values: ['media-2-3'] }],
    })
    expect(bought.count).toBeGreaterThan(0)
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

describe('rights', () => {
  it('let a chatter read but not change', async () => {
    const { ask, lists, members } = await clientForManager('ana@northlight.agency')
    expect((await lists()).length).toBeGreaterThan(8)
    expect((await members(REGULARS_LIST_ID)).total).toBeGreaterThan(0)
    expect((await ask('preview', { rules: inUsRules })).status).toBe(200)
    for (const [path, body] of [
      ['create', { clientId: 'c-1', ...smartListSettings }],
      ['update', { listId: BIG_SPENDERS_LIST_ID, ...smartListSettings }],
      ['delete', { listId: BIG_SPENDERS_LIST_ID, evenIfUsed: true }],
      ['duplicate', { clientId: 'c-1', listId: BIG_SPENDERS_LIST_ID, name: 'Other' }],
      ['copy', { clientId: 'c-1', listId: BIG_SPENDERS_LIST_ID, creatorIds: ['creator-03'] }],
      ['members/add', { listId: REGULARS_LIST_ID, userIds: ['fan-1'] }],
      ['members/remove', { listId: REGULARS_LIST_ID, userIds: ['fan-1'] }],
    ] as const)
      expect((await ask(path, body)).status, path).toBe(403)
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
