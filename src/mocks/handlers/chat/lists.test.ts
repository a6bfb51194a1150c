import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { listFanLists } from '@/api/calls/chat/fan'
import type { copyFanList, createFanList, listFanListMembers, previewFanList } from '@/api/calls/chat/lists'

import { DAY_MS } from '../../seed/calendar'
import { creatorClient } from '../../testing/creator-client'

/** Smart list of the fans with the highest spend. */
const BIG_SPENDERS_LIST_ID = 'list-2-1'
const smartListSettings = {
  name: 'From the US',
  emoji: '🦅',
  isPinned: true,
  rules: { match: 'all', rules: [{ field: 'country', has: true, values: ['US'] }] },
  funnel: null,
}
const newestFirst = { by: 'added', descending: true }

async function listClient() {
  const { visitor, world, ask, read } = await creatorClient('lists', { creatorId: 'creator-02' })
  const lists = async () => (await read<WireResponseOf<typeof listFanLists>>('list')).data ?? []
  const create = () =>
    read<WireResponseOf<typeof createFanList>>('create', { clientId: 'c-1', ...smartListSettings })
  const members = (listId: string, sort: object = newestFirst) =>
    read<WireResponseOf<typeof listFanListMembers>>('members/list', { listId, query: '', sort, limit: 1000 })
  const preview = (rules: object, listId?: string) =>
    read<WireResponseOf<typeof previewFanList>>('preview', { rules, listId })
  const named = async (name: string) => (await lists()).find((list) => list?.name === name)
  const idsOn = async (listId: string) => ((await members(listId)).data ?? []).map((one) => one?.userId ?? '')
  return { visitor, world, ask, read, lists, create, members, preview, named, idsOn }
}

describe('lists', () => {
  it('have as many members as their members page, manual and smart ones', async () => {
    const { lists, members } = await listClient()
    const all = await lists()
    expect(all.length).toBeGreaterThan(8)
    for (const list of all) {
      const { total } = await members(list?.listId ?? '')
      expect(`${list?.name} ${total}`).toBe(`${list?.name} ${list?.memberCount}`)
      expect(total).toBeGreaterThan(0)
    }
  })

  it('created here are in audiences, the inbox and the fan panel, with the same fans', async () => {
    const { ask, create, idsOn } = await listClient()
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
    const { ask, create, named } = await listClient()
    const { listId } = await create()
    const mass = {
      clientId: 'm-1',
      include: [listId],
      exclude: [],
      filters: {},
      message: { text: 'Hello from the roof', mediaIds: [], previewMediaIds: [], price: 0 },
      scheduledAt: new Date(Date.now() + DAY_MS).toISOString(),
      skipActiveChats: true,
    }
    expect((await ask('/api/messages/mass/send', mass)).status).toBe(200)
    expect((await named(smartListSettings.name))?.uses).toMatchObject([
      { kind: 'mass', name: 'Hello from the roof' },
    ])
    expect((await named('Regulars'))?.uses).toContainEqual(
      expect.objectContaining({ kind: 'discount', name: 'Thank you, regulars' }),
    )
    expect((await named('Regulars'))?.uses).toContainEqual(
      expect.objectContaining({ kind: 'trial', name: 'Podcast listeners' }),
    )
    expect((await ask('delete', { listId, evenIfUsed: false })).status).toBe(409)
    expect((await ask('delete', { listId, evenIfUsed: true })).status).toBe(200)
    expect(await named(smartListSettings.name)).toBeUndefined()
    const audience = { include: [listId], exclude: [], filters: {}, mediaIds: [], price: 0 }
    expect((await ask('/api/messages/mass/audience', audience)).status).toBe(422)
  })

  it('keep what a colleague saved since an editor was opened', async () => {
    const { ask, create, named } = await listClient()
    const { listId, version } = await create()
    const change = { ...smartListSettings, listId, version }
    expect((await ask('update', { ...change, name: 'Theirs' })).status).toBe(200)
    expect(await ask('update', { ...change, name: 'Mine' })).toMatchObject({ status: 409 })
    expect(await named('Theirs')).toMatchObject({ listId, version: 2 })
    expect((await ask('update', { ...change, version: 2, name: 'Mine' })).status).toBe(200)
  })

  it('are duplicated as lists of their own', async () => {
    const { create, read, named } = await listClient()
    const { listId } = await create()
    await read('duplicate', { clientId: 'c-2', listId, name: 'Again' })
    const [before, after] = [await named(smartListSettings.name), await named('Again')]
    expect(after?.listId).not.toBe(listId)
    expect(after?.memberCount).toBe(before?.memberCount)
  })

  it('copied to other creators give a result for each', async () => {
    const { read, create, visitor } = await listClient()
    const { listId } = await create()
    const body = { clientId: 'copy-1', listId, creatorIds: ['creator-03', 'creator-02', 'creator-999'] }
    const { data } = await read<WireResponseOf<typeof copyFanList>>('copy', body)
    expect(data).toMatchObject([
      { creatorId: 'creator-03', state: 'copied' },
      { creatorId: 'creator-02', state: 'not_allowed' },
      { creatorId: 'creator-999', state: 'not_allowed' },
    ])
    const theirs = (await visitor.sendAsCreator('/api/lists/list', {}, 'creator-03')).body['data']
    const copy = (theirs as unknown as { name: string; memberCount: number }[]).find(
      ({ name }) => name === smartListSettings.name,
    )
    expect(copy?.memberCount).toBe(data?.[0]?.memberCount)
  })
})

describe('a preview', () => {
  it('counts matches, and shows who would enter and leave', async () => {
    const { preview, lists } = await listClient()
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
    const { lists, idsOn } = await listClient()
    const stages = (await lists()).filter((list) => list?.funnel)
    expect(stages).toHaveLength(3)
    const ids = (await Promise.all(stages.map((list) => idsOn(list?.listId ?? '')))).flat()
    expect(new Set(ids).size).toBe(ids.length)
  })
})
