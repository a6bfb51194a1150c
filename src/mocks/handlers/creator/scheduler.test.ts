import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { getBestHours, listSchedule } from '@/api/calls/creator/scheduler'
import { rangeOfPeriod } from '@/domain/time/period'

import { DAY_MS } from '../../seed/calendar'
import { creatorClient } from '../../testing/creator-client'

type Schedule = WireResponseOf<typeof listSchedule>
type Item = NonNullable<Schedule['data'][number]>

async function client(as = 'viktor') {
  const { world, ask } = await creatorClient('scheduler', { as })
  const iso = (days: number) => new Date(world.now() + days * DAY_MS).toISOString()
  const list = async (kinds?: string[]) => {
    const { body } = await ask('list', { from: iso(-30), to: iso(40), kinds })
    return body as unknown as Schedule
  }
  const items = async (...kinds: string[]) => (await list(kinds)).data.filter((item) => item !== null)
  const one = async (kind: string, state: string) => {
    const found = (await items(kind)).find((item) => item.state === state)
    if (!found) throw new Error(`No ${kind} is ${state}`)
    return found
  }
  return { world, ask, iso, list, items, one }
}

describe('an item', () => {
  it('is published at its time, and a post then appears on the profile', async () => {
    const { world, ask, items, iso } = await client()
    const inMs = 300_000
    const body = { clientId: 'new-1', kind: 'post', at: iso(inMs / DAY_MS), text: 'At noon', mediaIds: [] }
    const { itemId } = (await ask('create', body)).body as unknown as Item
    const stateAfter = async (ms: number) => {
      await world.setFaults({ clockSkewMs: ms })
      return (await items('post')).find((item) => item.itemId === itemId)?.state
    }
    expect(await stateAfter(0)).toBe('scheduled')
    expect(await stateAfter(inMs + 2000)).toBe('publishing')
    expect(await stateAfter(inMs + 60_000)).toBe('done')
    expect((await ask('move', { itemId, at: iso(3) })).status).toBe(409)
    const posts = await ask('/api/post-categories/posts/list', { query: 'At noon', limit: 10 })
    expect(posts.body['data']).toMatchObject([{ postId: itemId, categoryId: null }])
  })

  it('of a category goes out in it, also after a merge of categories', async () => {
    const { world, ask, items, iso } = await client()
    const listed = (await ask('/api/post-categories/list', {})).body['data'] as unknown as {
      categoryId: string
      name: string
    }[]
    const [one, into] = listed
    const at = iso(300_000 / DAY_MS)
    const body = { kind: 'post', at, text: 'For few', mediaIds: [], categoryId: one?.categoryId }
    const created = (await ask('create', { clientId: 'new-1', ...body })).body as unknown as Item
    expect(created).toMatchObject({ categoryId: one?.categoryId, category: one?.name })
    const copied = await ask('duplicate', { clientId: 'copy-1', itemId: created.itemId, at: iso(2) })
    expect(copied.body).toMatchObject({ categoryId: one?.categoryId })
    await ask('/api/post-categories/merge', { categoryId: one?.categoryId, intoId: into?.categoryId })
    const planned = (await items('post')).find(({ itemId }) => itemId === created.itemId)
    expect(planned).toMatchObject({ categoryId: into?.categoryId })
    await world.setFaults({ clockSkewMs: 360_000 })
    const posts = await ask('/api/post-categories/posts/list', { query: 'For few', limit: 10 })
    expect(posts.body['data']).toMatchObject([{ postId: created.itemId, categoryId: into?.categoryId }])
    const story = await ask('create', { clientId: 'new-2', ...body, kind: 'story', at: iso(3) })
    expect(story.status).toBe(422)
  })

  it('that failed says why, and is published by a retry', async () => {
    const { world, ask, one, items } = await client()
    const failed = await one('post', 'failed')
    expect(failed.failure).toBe('rate_limited')
    expect((await ask('retry', { itemId: failed.itemId })).body).toMatchObject({ state: 'publishing' })
    await world.setFaults({ clockSkewMs: 60_000 })
    const after = (await items('post')).find(({ itemId }) => itemId === failed.itemId)
    expect(after).toMatchObject({ state: 'done', failure: null })
    expect((await ask('retry', { itemId: failed.itemId })).status).toBe(409)
  })
})

it('a change of a post leaves what it does not name', async () => {
  const { ask, one, iso } = await client()
  const { itemId, media } = await one('post', 'scheduled')
  const at = iso(5)
  await ask('move', { itemId, at })
  const { status, body } = await ask('update', { itemId, text: 'Written again' })
  expect([status, body]).toMatchObject([200, { text: 'Written again', at, media }])
  expect((await ask('update', { itemId, text: '', mediaIds: [] })).status).toBe(422)
})

it('a welcome message says which sequence sends it', async () => {
  const { ask, items } = await client()
  const welcomes = await items('welcome')
  const winBack = welcomes.filter(({ text }) => text?.startsWith('It is quiet without you'))
  expect(winBack.length).toBeGreaterThan(0)
  expect(new Set(winBack.map(({ sequence }) => sequence))).toEqual(new Set(['Win back']))
  const [id] = new Set(winBack.map(({ sequenceId }) => sequenceId))
  const { body } = await ask('/api/welcome-messages/get', { sequenceId: id })
  expect(body['name']).toBe('Win back')
  expect((await items('post')).every(({ sequence }) => sequence === null)).toBe(true)
})

describe('a mass message', () => {
  const onItsPage = async ({ ask }: Awaited<ReturnType<typeof client>>) => {
    const { body } = await ask('/api/messages/mass/list', { state: 'scheduled', limit: 30 })
    return (body['data'] ?? []) as unknown as { massMessageId: string; scheduledAt: string; total: number }[]
  }

  it('is the same here and on its own page, and can be moved on both', async () => {
    const visitor = await client()
    const { ask, one, iso } = visitor
    const { itemId } = await one('mass', 'scheduled')
    const at = iso(6)
    const { body } = await ask('move', { itemId, at, timezone: 'Europe/Warsaw' })
    const there = (await onItsPage(visitor)).find(({ massMessageId }) => massMessageId === itemId)
    expect(there).toMatchObject({ scheduledAt: at, total: body['fans'] })
    const later = iso(8)
    await ask('/api/messages/mass/update', { massMessageId: itemId, scheduledAt: later })
    const here = (await visitor.items('mass')).find((item) => item.itemId === itemId)
    expect(here?.at).toBe(later)
  })

  it('is read-only with view permission for mass messages', async () => {
    const { world, ask, one, iso } = await client()
    const { itemId } = await one('mass', 'scheduled')
    await world.transact(() => void (world.state.permissions['staff-02'] = { massMessages: 'view' }))
    expect((await ask('move', { itemId, at: iso(3) })).status).toBe(403)
  })
})

describe('a live', () => {
  it('is read-only with view permission for lives', async () => {
    const { world, ask, iso, items } = await client()
    const plan = { title: 'Karaoke', tiers: [], price: 0, goal: null, tipMenu: [], moderatorIds: [] }
    await ask('/api/live/create', { clientId: 'l-1', ...plan, savesRecording: true, startsAt: iso(3) })
    const itemId = (await items('live')).find(({ state }) => state === 'scheduled')?.itemId
    const statuses = async () => [
      (await ask('move', { itemId, at: iso(4) })).status,
      (await ask('duplicate', { clientId: 'd-1', itemId, at: iso(5) })).status,
      (await ask('cancel', { itemId })).status,
    ]
    await world.transact(() => void (world.state.permissions['staff-02'] = { live: 'view' }))
    expect(await statuses()).toEqual([403, 403, 403])
    await world.transact(() => void (world.state.permissions['staff-02'] = {}))
    expect(await statuses()).toEqual([200, 200, 200])
  })
})

describe('the best hours', () => {
  it('equal the figures of the heat map, to the cent', async () => {
    const { world, ask } = await client()
    const range = rangeOfPeriod('last_90', 'Europe/Warsaw', world.now())
    const hours = (await ask('best-hours', range)).body as unknown as WireResponseOf<typeof getBestHours>
    const heat = await ask('/api/analytics/get', {
      ...range,
      tab: 'messages',
      basis: 'gross',
      compare: 'none',
    })
    expect(hours.data).toEqual(heat.body['series'])
    expect(hours.data.some((hour) => (hour?.revenue ?? 0) > 0)).toBe(true)
  })

  it('contain no money for callers who may not see it', async () => {
    const { world, ask } = await client('ana')
    await world.transact(() => {
      world.state.permissions['staff-04'] = { canSeeSpend: false }
    })
    const { body } = await ask('best-hours', rangeOfPeriod('last_90', 'Europe/Warsaw', world.now()))
    const hours = body as unknown as WireResponseOf<typeof getBestHours>
    expect(hours.data.every((hour) => hour?.revenue === null)).toBe(true)
    expect(hours.data.some((hour) => (hour?.messages ?? 0) > 0)).toBe(true)
  })
})

it('refuses to plan a mass message in a zone that does not exist', async () => {
  const { ask, iso, one } = await client()
  const { itemId } = await one('mass', 'scheduled')
  const to = { itemId, at: iso(5), timezone: 'Mars/Base' }
  expect((await ask('move', to)).status).toBe(422)
  expect((await ask('duplicate', { clientId: 'a', ...to })).status).toBe(422)
})
