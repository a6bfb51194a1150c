import { describe, expect, it } from 'vitest'

import type { ResponseOf } from '@/api/call'
import { listMassMessages, updateMassMessage } from '@/api/calls/chat/mass-messages'
import { getAnalytics } from '@/api/calls/creator/analytics'
import { createLive } from '@/api/calls/creator/live'
import { listPostCategories, listPosts, mergePostCategories } from '@/api/calls/creator/post-categories'
import {
  cancelScheduled,
  createScheduled,
  duplicateScheduled,
  getBestHours,
  listSchedule,
  moveScheduled,
  retryScheduled,
  updateScheduled,
} from '@/api/calls/creator/scheduler'
import { getWelcomeSequence } from '@/api/calls/creator/welcome-messages'
import { rangeOfPeriod } from '@/domain/time/period'

import { DAY_MS, MINUTE_MS } from '../../seed/calendar'
import { creatorClient } from '../../testing/creator-client'

type Item = ResponseOf<typeof listSchedule>['data'][number]

async function client() {
  const one = await creatorClient('scheduler')
  const { world, call } = one
  const iso = (days: number) => new Date(world.now() + days * DAY_MS).toISOString()
  const items = async (kind: Item['kind']) =>
    (await call(listSchedule, { from: iso(-30), to: iso(40), kinds: [kind] })).data
  const first = async (kind: Item['kind'], state: Item['state']) =>
    (await items(kind)).find((item) => item.state === state) ?? expect.fail(`no ${kind} is ${state}`)
  const post = async (itemId: string) => (await items('post')).find((item) => item.itemId === itemId)
  return { ...one, iso, items, first, post }
}

describe('an item', () => {
  it('is published at its time, and a post then appears on the profile', async () => {
    const { world, call, outcomeOf, post, iso } = await client()
    const inMs = 5 * MINUTE_MS
    const { itemId } = await call(createScheduled, {
      clientId: 'new-1',
      kind: 'post',
      at: iso(inMs / DAY_MS),
      text: 'At noon',
      mediaIds: [],
    })
    const stateAfter = async (ms: number) => {
      await world.setFaults({ clockSkewMs: ms })
      return (await post(itemId))?.state
    }
    expect(await stateAfter(0)).toBe('scheduled')
    expect(await stateAfter(inMs + 2000)).toBe('publishing')
    expect(await stateAfter(inMs + MINUTE_MS)).toBe('done')
    expect(await outcomeOf(moveScheduled, { itemId, at: iso(3) })).toMatchObject({ status: 409 })
    const { data } = await call(listPosts, { query: 'At noon', limit: 10 })
    expect(data).toMatchObject([{ postId: itemId, categoryId: null }])
  })

  it('of a category goes out in it, also after a merge of categories', async () => {
    const { world, call, outcomeOf, post, iso } = await client()
    const [one = expect.fail('none'), into = expect.fail('one')] = (await call(listPostCategories, {})).data
    const { categoryId } = one
    const at = iso((5 * MINUTE_MS) / DAY_MS)
    const draft = { kind: 'post', at, text: 'For few', mediaIds: [], categoryId } as const
    const created = await call(createScheduled, { clientId: 'new-1', ...draft })
    const { itemId } = created
    expect(created).toMatchObject({ categoryId, category: one.name })
    const copy = { clientId: 'copy-1', itemId, at: iso(2) }
    expect(await call(duplicateScheduled, copy)).toMatchObject({ categoryId })
    await call(mergePostCategories, { categoryId, intoId: into.categoryId })
    expect(await post(itemId)).toMatchObject({ categoryId: into.categoryId })
    await world.setFaults({ clockSkewMs: 6 * MINUTE_MS })
    const { data } = await call(listPosts, { query: 'For few', limit: 10 })
    expect(data).toMatchObject([{ postId: itemId, categoryId: into.categoryId }])
    const story = { ...draft, clientId: 'new-2', kind: 'story', at: iso(3) } as const
    expect(await outcomeOf(createScheduled, story)).toMatchObject({ status: 422 })
  })

  it('that failed says why, and is published by a retry', async () => {
    const { world, call, outcomeOf, first, post } = await client()
    const { itemId, failure } = await first('post', 'failed')
    expect(failure).toBe('rate_limited')
    expect(await call(retryScheduled, { itemId })).toMatchObject({ state: 'publishing' })
    await world.setFaults({ clockSkewMs: MINUTE_MS })
    expect(await post(itemId)).toMatchObject({ state: 'done', failure: null })
    expect(await outcomeOf(retryScheduled, { itemId })).toMatchObject({ status: 409 })
  })
})

it('a change of a post leaves what it does not name', async () => {
  const { call, outcomeOf, first, iso } = await client()
  const { itemId, media } = await first('post', 'scheduled')
  const at = iso(5)
  await call(moveScheduled, { itemId, at })
  const text = 'Written again'
  expect(await call(updateScheduled, { itemId, text })).toMatchObject({ text, at: Date.parse(at), media })
  expect(await outcomeOf(updateScheduled, { itemId, text: '', mediaIds: [] })).toMatchObject({ status: 422 })
})

it('a planned post keeps an item that is in the trash by now, and takes no other one from there', async () => {
  const { world, call, outcomeOf, first } = await client()
  const { itemId, media } = await first('post', 'scheduled')
  const mediaIds = (media ?? []).map(({ mediaId }) => mediaId)
  for (const mediaId of [...mediaIds, 'media-1-3'])
    world.state.vaultChanges[mediaId] = { deletedAt: world.now() }
  expect(await call(updateScheduled, { itemId, text: 'Written again' })).toMatchObject({ media })
  const more = { itemId, mediaIds: [...mediaIds, 'media-1-3'] }
  expect(await outcomeOf(updateScheduled, more)).toMatchObject({ status: 422 })
})

it('a welcome message says which sequence sends it', async () => {
  const { call, items } = await client()
  const welcomes = await items('welcome')
  const winBack = welcomes.filter(({ text }) => text?.startsWith('It is quiet without you'))
  expect(new Set(winBack.map(({ sequence }) => sequence))).toEqual(new Set(['Win back']))
  const [sequenceId] = winBack.map((item) => item.sequenceId)
  expect((await call(getWelcomeSequence, { sequenceId: sequenceId ?? '' })).name).toBe('Win back')
  expect((await items('post')).every(({ sequence }) => sequence === null)).toBe(true)
})

describe('a mass message', () => {
  it('is the same here and on its own page, and can be moved on both', async () => {
    const { call, first, items, iso } = await client()
    const { itemId } = await first('mass', 'scheduled')
    const moved = await call(moveScheduled, { itemId, at: iso(6), timezone: 'Europe/Warsaw' })
    const { data } = await call(listMassMessages, { state: 'scheduled', limit: 30 })
    const there = data.find(({ massMessageId }) => massMessageId === itemId)
    expect(there).toMatchObject({ scheduledAt: moved.at, total: moved.fans })
    const later = iso(8)
    await call(updateMassMessage, { massMessageId: itemId, scheduledAt: later })
    const here = (await items('mass')).find((item) => item.itemId === itemId)
    expect(here?.at).toBe(Date.parse(later))
  })

  it('is read-only with view permission for mass messages', async () => {
    const { world, outcomeOf, first, iso } = await client()
    const { itemId } = await first('mass', 'scheduled')
    world.state.permissions['staff-02'] = { massMessages: 'view' }
    expect(await outcomeOf(moveScheduled, { itemId, at: iso(3) })).toMatchObject({ status: 403 })
  })
})

describe('a live', () => {
  it('is read-only with view permission for lives', async () => {
    const { world, call, outcomeOf, first, iso } = await client()
    const plan = { title: 'Karaoke', tiers: [], price: 0, goal: null, tipMenu: [], moderatorIds: [] }
    await call(createLive, { clientId: 'l-1', ...plan, savesRecording: true, startsAt: iso(3) })
    const { itemId } = await first('live', 'scheduled')
    const statuses = async () => {
      const outcomes = [
        await outcomeOf(moveScheduled, { itemId, at: iso(4) }),
        await outcomeOf(duplicateScheduled, { clientId: 'd-1', itemId, at: iso(5) }),
        await outcomeOf(cancelScheduled, { itemId }),
      ]
      return outcomes.map(({ status }) => status)
    }
    world.state.permissions['staff-02'] = { live: 'view' }
    expect(await statuses()).toEqual([403, 403, 403])
    world.state.permissions['staff-02'] = {}
    expect(await statuses()).toEqual([200, 200, 200])
  })
})

it('the best hours equal the figures of the heat map, to the cent', async () => {
  const { world, call } = await client()
  const range = rangeOfPeriod('last_90', 'Europe/Warsaw', world.now())
  const { data } = await call(getBestHours, range)
  const heat = await call(getAnalytics, { ...range, tab: 'messages', basis: 'gross', compare: 'none' })
  expect(heat).toMatchObject({ series: data })
  expect(data.some(({ revenue }) => (revenue ?? 0) > 0)).toBe(true)
})

it('refuses to plan a mass message in a zone that does not exist', async () => {
  const { outcomeOf, iso, first } = await client()
  const { itemId } = await first('mass', 'scheduled')
  const to = { itemId, at: iso(5), timezone: 'Mars/Base' }
  expect(await outcomeOf(moveScheduled, to)).toMatchObject({ status: 422 })
  expect(await outcomeOf(duplicateScheduled, { clientId: 'a', ...to })).toMatchObject({ status: 422 })
})
