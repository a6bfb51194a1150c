import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type { getBestHours, listSchedule } from '@/api/calls/creator/scheduler'
import { rangeOfPeriod } from '@/domain/time/period'

import { createWorld } from '../../state/world'
import { MockClient } from '../../testing/mock-client'

const CREATOR = 'creator-01'
const DAY_MS = 86_400_000
type Schedule = WireResponseOf<typeof listSchedule>
type Item = NonNullable<Schedule['data'][number]>

async function client(email = 'viktor@northlight.agency') {
  const world = createWorld()
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken(CREATOR)
  const call = (path: string, body: object = {}) => visitor.send(`/api/${path}`, { bearer, body })
  const ask = (path: string, body: object = {}) => call(`scheduler/${path}`, body)
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
  return { world, call, ask, iso, list, items, one }
}

const aLive = {
  title: 'Friday live',
  tiers: [],
  price: 0,
  goal: null,
  tipMenu: [],
  moderatorIds: [],
  savesRecording: true,
}

describe('the schedule', () => {
  it('has all kinds sorted by time, or only the requested ones', async () => {
    const { list, items } = await client()
    const all = (await list()).data
    expect(new Set(all.map((item) => item?.kind))).toEqual(
      new Set(['post', 'mass', 'welcome', 'live', 'story']),
    )
    const times = all.map((item) => Date.parse(item?.at ?? ''))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(new Set((await items('live', 'story')).map(({ kind }) => kind))).toEqual(
      new Set(['live', 'story']),
    )
  })

  it('rejects a range that ends before it begins or is too long', async () => {
    const { ask, iso } = await client()
    expect((await ask('list', { from: iso(1), to: iso(0) })).status).toBe(422)
    expect((await ask('list', { from: iso(0), to: iso(101) })).status).toBe(422)
  })

  it('needs view permission to read and edit permission to change', async () => {
    const { ask, one, iso } = await client('ana@northlight.agency')
    const { itemId } = await one('post', 'scheduled')
    expect((await ask('move', { itemId, at: iso(3) })).status).toBe(403)
  })

  it('has 500 items in a month with the large setting', async () => {
    const { world, ask, iso } = await client()
    await world.setFaults({ schedule: 'large' })
    const { body } = await ask('list', { from: iso(0), to: iso(30) })
    expect((body as unknown as Schedule).data.length).toBeGreaterThanOrEqual(500)
  })
})

describe('an item', () => {
  it('moves to a future time only', async () => {
    const { ask, one, iso } = await client()
    const { itemId } = await one('post', 'scheduled')
    const at = iso(9)
    expect((await ask('move', { itemId, at })).body).toMatchObject({ itemId, at, state: 'scheduled' })
    expect((await one('post', 'scheduled')).itemId).not.toBe(itemId)
    const past = await ask('move', { itemId, at: iso(-1) })
    expect(past.status).toBe(422)
    expect(past.body['fields']).toMatchObject({ at: { key: expect.stringContaining('time_past') as string } })
  })

  it('is published at its time, and a post then appears on the profile', async () => {
    const { world, ask, call, items, iso } = await client()
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
    const posts = await call('post-categories/posts/list', { query: 'At noon', limit: 10 })
    expect(posts.body['data']).toMatchObject([{ postId: itemId, categoryId: null }])
  })

  it('is created once, however often the request is sent, and not without text', async () => {
    const { ask, items, iso } = await client()
    const body = { clientId: 'new-1', kind: 'story', at: iso(2), text: 'Tonight', mediaIds: [] }
    const first = (await ask('create', body)).body
    expect((await ask('create', body)).body).toEqual(first)
    expect((await items('story')).filter(({ text }) => text === 'Tonight')).toHaveLength(1)
    expect((await ask('create', { ...body, clientId: 'new-2', text: '\u200b' })).status).toBe(422)
    expect((await ask('create', { ...body, clientId: 'new-3', text: 'x'.repeat(5001) })).status).toBe(422)
    expect((await ask('create', { ...body, clientId: 'new-4', mediaIds: ['media-9'] })).status).toBe(422)
  })

  it('is removed when cancelled, and a copy stays', async () => {
    const { ask, call, one, items, iso } = await client()
    expect((await items('live')).map(({ state }) => state)).toContain('done')
    expect((await call('live/create', { clientId: 'live-1', ...aLive, startsAt: iso(2) })).status).toBe(200)
    const live = await one('live', 'scheduled')
    const copy = { clientId: 'copy-1', itemId: live.itemId, at: iso(5) }
    const { body } = await ask('duplicate', copy)
    expect((await ask('duplicate', copy)).body).toEqual(body)
    expect(body).toMatchObject({ kind: 'live', text: live.text, at: copy.at })
    expect((await ask('cancel', { itemId: live.itemId })).status).toBe(200)
    const ids = (await items('live')).map(({ itemId }) => itemId)
    expect(ids).not.toContain(live.itemId)
    expect(ids).toContain(body['itemId'])
    expect((await ask('cancel', { itemId: live.itemId })).status).toBe(404)
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

  it('of the profile can be posted again, but not moved', async () => {
    const { ask, items, iso } = await client()
    const { itemId = '' } = (await items('post')).find((item) => /^post-1-\d+$/.test(item.itemId)) ?? {}
    const copy = await ask('duplicate', { clientId: 'copy-1', itemId, at: iso(5) })
    expect(copy.body).toMatchObject({ kind: 'post', state: 'scheduled' })
    expect((await ask('move', { itemId, at: iso(3) })).status).toBe(409)
    expect((await ask('cancel', { itemId })).status).toBe(409)
  })

  it('of a welcome series cannot be moved or cancelled', async () => {
    const { ask, items, iso } = await client()
    const { itemId = '' } = (await items('welcome')).find(({ state }) => state === 'scheduled') ?? {}
    expect((await ask('move', { itemId, at: iso(3) })).status).toBe(409)
    expect((await ask('cancel', { itemId })).status).toBe(409)
  })
})

describe('a mass message', () => {
  const onItsPage = async ({ call }: Awaited<ReturnType<typeof client>>) => {
    const { body } = await call('messages/mass/list', { state: 'scheduled', limit: 30 })
    return (body['data'] ?? []) as unknown as { massMessageId: string; scheduledAt: string; total: number }[]
  }

  it('is the same here and on its own page, and can be moved on both', async () => {
    const visitor = await client()
    const { ask, call, one, iso } = visitor
    const { itemId } = await one('mass', 'scheduled')
    const at = iso(6)
    const { body } = await ask('move', { itemId, at, timezone: 'Europe/Warsaw' })
    const there = (await onItsPage(visitor)).find(({ massMessageId }) => massMessageId === itemId)
    expect(there).toMatchObject({ scheduledAt: at, total: body['fans'] })
    const later = iso(8)
    await call('messages/mass/update', { massMessageId: itemId, scheduledAt: later })
    const here = (await visitor.items('mass')).find((item) => item.itemId === itemId)
    expect(here?.at).toBe(later)
  })

  it('cancelled here is cancelled there, and a copy waits for its own time', async () => {
    const visitor = await client()
    const { ask, one, iso } = visitor
    const { itemId } = await one('mass', 'scheduled')
    const { body } = await ask('duplicate', { clientId: 'copy-1', itemId, at: iso(12) })
    await ask('cancel', { itemId })
    const ids = (await onItsPage(visitor)).map(({ massMessageId }) => massMessageId)
    expect(ids).not.toContain(itemId)
    expect(ids).toContain(body['itemId'])
  })

  it('keeps its local hour for each fan when moved', async () => {
    const { call, ask, iso, world } = await client()
    const sent = await call('messages/mass/send', {
      clientId: 'local-1',
      include: [],
      exclude: [],
      filters: {},
      message: { text: 'Good evening', mediaIds: [], previewMediaIds: [], price: 0 },
      scheduledAt: iso(2),
      localTime: true,
      localAt: '2026-12-01T20:00',
      skipActiveChats: false,
    })
    const massMessageId = sent.body['massMessageId']
    const at = `${new Date(world.now() + 3 * DAY_MS).toISOString().slice(0, 10)}T18:30:00.000Z`
    await ask('move', { itemId: massMessageId, at, timezone: 'UTC' })
    const { body } = await call('messages/mass/get', { massMessageId })
    expect(body['localAt']).toBe(`${at.slice(0, 10)}T18:30`)
  })

  it('reports shared recipients with another one', async () => {
    const { list, call, iso } = await client()
    const order = {
      include: [],
      exclude: [],
      filters: {},
      message: { text: 'Both of you', mediaIds: [], previewMediaIds: [], price: 0 },
      skipActiveChats: false,
    }
    const send = async (clientId: string, days: number) =>
      (await call('messages/mass/send', { ...order, clientId, scheduledAt: iso(days) })).body['massMessageId']
    const [one, other] = [await send('a', 3), await send('b', 9)]
    const { overlaps } = await list()
    const pair = overlaps.find(
      (overlap) => overlap && new Set([overlap.one, overlap.other, one, other]).size === 2,
    )
    expect(pair?.fans).toBeGreaterThan(100)
  })

  it('is read-only with view permission for mass messages', async () => {
    const { world, ask, one, iso } = await client()
    const { itemId } = await one('mass', 'scheduled')
    await world.transact(() => void (world.state.permissions['staff-02'] = { massMessages: 'view' }))
    expect((await ask('move', { itemId, at: iso(3) })).status).toBe(403)
  })
})

describe('the best hours', () => {
  it('equal the figures of the heat map, to the cent', async () => {
    const { world, ask, call } = await client()
    const range = rangeOfPeriod('last_90', 'Europe/Warsaw', world.now())
    const hours = (await ask('best-hours', range)).body as unknown as WireResponseOf<typeof getBestHours>
    const heat = await call('analytics/get', { ...range, tab: 'messages', basis: 'gross', compare: 'none' })
    expect(hours.data).toEqual(heat.body['series'])
    expect(hours.data.some((hour) => (hour?.revenue ?? 0) > 0)).toBe(true)
  })

  it('contain no money for callers who may not see it', async () => {
    const { world, ask } = await client('ana@northlight.agency')
    await world.transact(() => {
      world.state.permissions['staff-04'] = { canSeeSpend: false }
    })
    const { body } = await ask('best-hours', rangeOfPeriod('last_90', 'Europe/Warsaw', world.now()))
    const hours = body as unknown as WireResponseOf<typeof getBestHours>
    expect(hours.data.every((hour) => hour?.revenue === null)).toBe(true)
    expect(hours.data.some((hour) => (hour?.messages ?? 0) > 0)).toBe(true)
  })
})
