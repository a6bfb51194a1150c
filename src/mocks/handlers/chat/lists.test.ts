import { describe, expect, it } from 'vitest'

import { getFan, listFanLists } from '@/api/calls/chat/fan'
import {
  copyFanList,
  createFanList,
  deleteFanList,
  duplicateFanList,
  listFanListMembers,
  previewFanList,
  updateFanList,
} from '@/api/calls/chat/lists'
import { countAudience, sendMassMessage } from '@/api/calls/chat/mass-messages'
import { listChannels } from '@/api/calls/chat/messages'

import { DAY_MS } from '../../seed/calendar'
import { creatorClient } from '../../testing/creator-client'
import type { TestRequest } from '../../testing/mock-client'

/** Smart list of the fans with the highest spend. */
const BIG_SPENDERS_LIST_ID = 'list-2-1'
const smartListSettings: Omit<TestRequest<typeof createFanList>, 'clientId'> = {
  name: 'From the US',
  emoji: '🦅',
  isPinned: true,
  rules: { match: 'all', rules: [{ field: 'country', has: true, values: ['US'] }] },
  funnel: null,
}
const newestFirst = { by: 'added', descending: true } as const
const toList = (listId: string) => ({ include: [listId], exclude: [], filters: {} })

async function listClient() {
  const client = await creatorClient('lists', { creatorId: 'creator-02' })
  const { call } = client
  const lists = async () => (await call(listFanLists, undefined)).data
  const create = () => call(createFanList, { clientId: 'c-1', ...smartListSettings })
  const members = (listId: string) =>
    call(listFanListMembers, { listId, query: '', sort: newestFirst, limit: 1000 })
  const named = async (name: string) => (await lists()).find((list) => list.name === name)
  const idsOn = async (listId: string) => (await members(listId)).data.map(({ userId }) => userId)
  return { ...client, lists, create, members, named, idsOn }
}

describe('lists', () => {
  it('have as many members as their members page, manual and smart ones', async () => {
    const { lists, members } = await listClient()
    const all = await lists()
    expect(all.length).toBeGreaterThan(8)
    for (const { listId, name, memberCount } of all) {
      const { total } = await members(listId)
      expect(`${name} ${total}`).toBe(`${name} ${memberCount}`)
      expect(total).toBeGreaterThan(0)
    }
  })

  it('created here are in audiences, the inbox and the fan panel, with the same fans', async () => {
    const { call, create, idsOn } = await listClient()
    const { listId, memberCount } = await create()
    const { count, dropped } = await call(countAudience, { ...toList(listId), mediaIds: [], price: 0 })
    expect(count + dropped.reduce((sum, one) => sum + one.count, 0)).toBe(memberCount)
    const inbox = { tab: 'all', chips: { listId }, sort: 'newest', query: '', limit: 20 } as const
    const { data } = await call(listChannels, inbox)
    const ids = new Set(await idsOn(listId))
    expect(data.length).toBeGreaterThan(0)
    for (const { userId } of data) {
      expect(ids).toContain(userId)
      const fan = await call(getFan, { userId: userId ?? '' })
      expect(fan.countryCode).toBe('US')
      expect(fan.lists).toContainEqual({ listId, name: smartListSettings.name })
    }
  })

  it('in use are deleted only after confirmation; their uses then reach fewer fans', async () => {
    const { call, outcomeOf, create, named } = await listClient()
    const { listId } = await create()
    await call(sendMassMessage, {
      clientId: 'm-1',
      ...toList(listId),
      message: { text: 'Hello from the roof', mediaIds: [], previewMediaIds: [], price: 0 },
      scheduledAt: new Date(Date.now() + DAY_MS).toISOString(),
      skipActiveChats: true,
    })
    expect((await named(smartListSettings.name))?.uses).toMatchObject([
      { kind: 'mass', name: 'Hello from the roof' },
    ])
    expect((await named('Regulars'))?.uses).toContainEqual(
      expect.objectContaining({ kind: 'discount', name: 'Thank you, regulars' }),
    )
    expect((await named('Regulars'))?.uses).toContainEqual(
      expect.objectContaining({ kind: 'trial', name: 'Podcast listeners' }),
    )
    expect((await outcomeOf(deleteFanList, { listId, evenIfUsed: false })).status).toBe(409)
    await call(deleteFanList, { listId, evenIfUsed: true })
    expect(await named(smartListSettings.name)).toBeUndefined()
    const audience = { ...toList(listId), mediaIds: [], price: 0 }
    expect((await outcomeOf(countAudience, audience)).status).toBe(422)
  })

  it('keep what a colleague saved since an editor was opened', async () => {
    const { call, outcomeOf, create, named } = await listClient()
    const { listId, version } = await create()
    const change = { ...smartListSettings, listId, version }
    await call(updateFanList, { ...change, name: 'Theirs' })
    expect(await outcomeOf(updateFanList, { ...change, name: 'Mine' })).toMatchObject({ status: 409 })
    expect(await named('Theirs')).toMatchObject({ listId, version: 2 })
    expect((await outcomeOf(updateFanList, { ...change, version: 2, name: 'Mine' })).status).toBe(200)
  })

  it('are duplicated as lists of their own', async () => {
    const { create, call, named } = await listClient()
    const { listId } = await create()
    await call(duplicateFanList, { clientId: 'c-2', listId, name: 'Again' })
    const [before, after] = [await named(smartListSettings.name), await named('Again')]
    expect(before?.listId).toBe(listId)
    expect(after?.listId).not.toBe(listId)
    expect(after?.memberCount).toBe(before?.memberCount)
  })

  it('copied to other creators give a result for each', async () => {
    const { call, create, visitor } = await listClient()
    const { listId } = await create()
    const body = { clientId: 'copy-1', listId, creatorIds: ['creator-03', 'creator-02', 'creator-999'] }
    const { data } = await call(copyFanList, body)
    expect(data).toMatchObject([
      { creatorId: 'creator-03', state: 'copied' },
      { creatorId: 'creator-02', state: 'not_allowed' },
      { creatorId: 'creator-999', state: 'not_allowed' },
    ])
    const { data: theirs } = await visitor.call(listFanLists, undefined, 'creator-03')
    const copy = theirs.find(({ name }) => name === smartListSettings.name)
    expect(copy?.memberCount).toBeGreaterThan(0)
    expect(copy?.memberCount).toBe(data[0]?.memberCount)
  })
})

describe('a preview', () => {
  it('counts matches, and shows who would enter and leave', async () => {
    const { call, lists } = await listClient()
    const preview = (least: number, listId?: string) => {
      const rule = { field: 'spend' as const, least, most: null, days: null }
      return call(previewFanList, { rules: { match: 'all', rules: [rule] }, listId })
    }
    const before = (await lists()).find(({ listId }) => listId === BIG_SPENDERS_LIST_ID)?.memberCount ?? 0
    expect(await preview(20_000, BIG_SPENDERS_LIST_ID)).toMatchObject({
      count: before,
      enter: { count: 0 },
      leave: { count: 0 },
    })
    const wider = await preview(10_000, BIG_SPENDERS_LIST_ID)
    expect(wider.count).toBe(before + wider.enter.count)
    expect(wider.enter.count).toBeGreaterThan(0)
    const narrower = await preview(40_000, BIG_SPENDERS_LIST_ID)
    expect(narrower.count).toBe(before - narrower.leave.count)
    expect(narrower.leave.sample.length).toBeGreaterThan(0)
    expect(await preview(20_000)).toMatchObject({ count: before, enter: { count: before } })
  })
})

describe('a funnel', () => {
  it('has each fan in one stage', async () => {
    const { lists, idsOn } = await listClient()
    const stages = (await lists()).filter(({ funnel }) => funnel)
    expect(stages).toHaveLength(3)
    const ids = (await Promise.all(stages.map(({ listId }) => idsOn(listId)))).flat()
    expect(new Set(ids).size).toBe(ids.length)
  })
})
