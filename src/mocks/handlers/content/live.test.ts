import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type {
  getLiveStatus,
  getLiveSummary,
  listLiveChat,
  listLiveTips,
  listPastLives,
} from '@/api/calls/creator/live'

import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

const MINUTE_MS = 60_000
const CREATOR = 'creator-01'

const plan = {
  clientId: 'p-1',
  title: 'Rooftop at night',
  tiers: [],
  price: 0,
  goal: { title: 'Encore', amount: 20_000 },
  tipMenu: [{ title: 'Song request', amount: 1000 }],
  moderatorIds: ['staff-02'],
  savesRecording: true,
  startsAt: null as string | null,
}

async function staff(email = 'viktor@northlight.agency', creatorId = CREATOR, world = createWorld()) {
  const visitor = new MockClient(world)
  await visitor.signIn(email)
  const bearer = await visitor.creatorToken(creatorId)
  const ask = (path: string, body: object = {}) => visitor.send(`/api/live/${path}`, { bearer, body })
  const read = async <Answer>(path: string, body: object = {}) =>
    (await ask(path, body)).body as unknown as Answer
  const status = () => read<WireResponseOf<typeof getLiveStatus>>('status')
  const past = () => read<WireResponseOf<typeof listPastLives>>('list', { limit: 50 })
  const chat = (liveId: string) =>
    read<WireResponseOf<typeof listLiveChat>>('chat/list', { liveId, limit: 200 })
  const tips = (liveId: string) =>
    read<WireResponseOf<typeof listLiveTips>>('tips/list', { liveId, limit: 200 })
  const summary = (liveId: string) => read<WireResponseOf<typeof getLiveSummary>>('summary', { liveId })
  const create = async (part: object = {}) =>
    String((await ask('create', { ...plan, ...part })).body['liveId'])
  /** Advances the backend's clock. */
  const pass = (ms: number) => world.setFaults({ clockSkewMs: world.state.faults.clockSkewMs + ms })
  /** A live of ten minutes so far. */
  const onAir = async () => {
    const liveId = await create()
    await ask('start', { liveId })
    await pass(10 * MINUTE_MS)
    return liveId
  }
  return { world, visitor, bearer, ask, status, past, chat, tips, summary, create, pass, onAir }
}

describe('a planned live', () => {
  it('is created once, and stored with its time', async () => {
    const { ask, status } = await staff()
    const startsAt = new Date(Date.now() + 60 * MINUTE_MS).toISOString()
    const { body } = await ask('create', { ...plan, startsAt })
    expect((await ask('create', { ...plan, startsAt })).body).toEqual(body)
    expect((await status()).upcoming).toEqual([expect.objectContaining({ startsAt, state: 'scheduled' })])
  })

  it.each([
    [{ title: ' ' }, 'title'],
    [{ price: 50 }, 'price'],
    [{ goal: { title: '', amount: 5000 } }, 'goal'],
    [{ tipMenu: [{ title: 'Hi', amount: 1 }] }, 'tipMenu'],
    [{ moderatorIds: ['staff-99'] }, 'moderatorIds'],
    [{ startsAt: '2020-01-01T00:00:00.000Z' }, 'startsAt'],
  ])('is rejected with %j', async (part, field) => {
    const { ask } = await staff()
    const { status, body } = await ask('create', { ...plan, ...part })
    expect(status).toBe(422)
    expect(body['fields']).toHaveProperty(field)
  })

  it('begins at its time, when the creator starts it', async () => {
    const { create, pass, status } = await staff()
    const liveId = await create({ startsAt: new Date(Date.now() + 5 * MINUTE_MS).toISOString() })
    expect((await status()).live).toBeNull()
    await pass(6 * MINUTE_MS)
    expect((await status()).live).toMatchObject({ liveId, state: 'live' })
  })

  it('begins when the creator accepts the request on their screen; the camera test works alike', async () => {
    const { ask, create, pass, status } = await staff()
    const liveId = await create()
    await ask('alert', { liveId, clientId: 'a-1', kind: 'camera', text: '' })
    expect((await status()).upcoming?.[0]).toMatchObject({ camera: 'requested' })
    await pass(MINUTE_MS)
    expect((await status()).upcoming?.[0]).toMatchObject({ camera: 'ready' })
    await ask('alert', { liveId, clientId: 'a-2', kind: 'go_live', text: '' })
    await pass(MINUTE_MS)
    expect((await status()).live).toMatchObject({ liveId })
  })

  it('can be started from the console only with the broadcast permission', async () => {
    const manager = await staff()
    const liveId = await manager.create()
    await manager.world.transact(
      () => void (manager.world.state.permissions['staff-02'] = { canGoLive: false }),
    )
    expect((await manager.ask('start', { liveId })).status).toBe(403)
    await manager.world.transact(() => void (manager.world.state.permissions['staff-02'] = {}))
    expect((await manager.ask('start', { liveId })).status).toBe(200)
    const second = await manager.create({ clientId: 'p-2' })
    expect((await manager.ask('start', { liveId: second })).status).toBe(409)
  })
})

describe('a live on air', () => {
  it('gets viewers, comments and tips that add up to its earnings', async () => {
    const { onAir, status, chat, tips } = await staff()
    const liveId = await onAir()
    const { live } = await status()
    const paid = await tips(liveId)
    expect(live?.viewers).toBeGreaterThan(10)
    expect((await chat(liveId)).data?.length).toBeGreaterThan(50)
    expect(paid.total).toBe(live?.earned)
    expect(paid.total).toBeGreaterThan(0)
  })

  it('counts fans’ payments as live revenue, to the cent', async () => {
    const { visitor, bearer, world, onAir, status } = await staff('daria@northlight.agency')
    const range = (to: number) => ({
      from: new Date(to - 30 * 24 * 60 * MINUTE_MS).toISOString(),
      to: new Date(to).toISOString(),
      timezone: 'UTC',
      basis: 'gross',
      compare: 'none',
    })
    const gross = async () => {
      const { body } = await visitor.send('/api/earnings/summary', {
        bearer,
        body: range(world.now() + 60 * MINUTE_MS),
      })
      return JSON.stringify(body)
    }
    const before = await gross()
    await onAir()
    const earned = (await status()).live?.earned ?? 0
    const after = await gross()
    const sumOf = (text: string) => (JSON.parse(text) as { totals: { gross: number } }).totals.gross
    // Seeded sales of ten minutes come on top, so the entries compare lives only.
    expect(sumOf(after) - sumOf(before)).toBeGreaterThanOrEqual(earned)
  })

  it('shows no comment of a banned fan until the ban is lifted', async () => {
    const { ask, onAir, pass, chat } = await staff()
    const liveId = await onAir()
    const { data } = await chat(liveId)
    const writer = data?.find((one) => one?.kind === 'text')?.userId ?? ''
    const wrote = async () => ((await chat(liveId)).data ?? []).filter((one) => one?.userId === writer).length
    expect((await ask('chat/moderate', { liveId, act: 'ban', userId: writer })).body).toMatchObject({
      bannedIds: [writer],
    })
    const before = await wrote()
    await pass(2 * MINUTE_MS)
    expect(await wrote()).toBeLessThanOrEqual(before)
    const lifted = await ask('chat/moderate', { liveId, act: 'unban', userId: writer })
    expect(lifted.body['bannedIds']).toEqual([])
  })

  it('pins, deletes and replies as the creator', async () => {
    const { ask, onAir, chat, status } = await staff()
    const liveId = await onAir()
    const comment = (await chat(liveId)).data?.find((one) => one?.kind === 'text')
    const commentId = comment?.commentId
    await ask('chat/moderate', { liveId, act: 'pin', commentId })
    expect((await status()).live?.pinned).toMatchObject({ commentId, text: comment?.text })
    await ask('chat/moderate', { liveId, act: 'delete', commentId })
    expect((await status()).live?.pinned).toBeNull()
    const send = { liveId, clientId: 'c-1', text: 'Thank you', replyToId: commentId }
    await ask('chat/send', send)
    await ask('chat/send', send)
    const own = ((await chat(liveId)).data ?? []).filter((one) => one?.userId === CREATOR)
    expect(own).toEqual([
      expect.objectContaining({ text: 'Thank you', sentById: 'staff-02', replyToId: commentId }),
    ])
    expect((await chat(liveId)).data?.find((one) => one?.commentId === commentId)).toMatchObject({
      isDeleted: true,
      text: '',
    })
  })

  it('keeps price, audience and time, and accepts other changes', async () => {
    const { ask, onAir } = await staff()
    const liveId = await onAir()
    expect((await ask('update', { liveId, patch: { price: 500 } })).status).toBe(409)
    expect((await ask('update', { liveId, patch: { title: 'Encore' } })).body).toMatchObject({
      title: 'Encore',
    })
  })
})

describe('an ended live', () => {
  it('is listed first, with its recording in the vault and matching sums', async () => {
    const { ask, onAir, past, summary, tips } = await staff()
    const liveId = await onAir()
    await ask('end', { liveId, savesRecording: true })
    expect((await past()).data?.[0]).toMatchObject({ liveId, state: 'ended' })
    const sum = await summary(liveId)
    expect(sum.broadcast.earned).toBe((sum.tips ?? 0) + (sum.tickets ?? 0))
    expect(sum.net).toBe((sum.broadcast.earned ?? 0) - (sum.fee ?? 0))
    expect(sum.broadcast.earned).toBe((await tips(liveId)).total)
    expect(sum).toMatchObject({ recording: 'saved', recordingMedia: { kind: 'video', title: plan.title } })
    expect((await ask('recording/save', { liveId })).status).toBe(409)
  })

  it('of the seed is on a Friday, and its payments are that day’s live revenue', async () => {
    const { past, summary, tips } = await staff()
    const [first] = (await past()).data ?? []
    const sum = await summary(first?.liveId ?? '')
    expect(new Date(first?.startedAt ?? '').getUTCDay()).toBe(5)
    expect(first?.earned).toBe((sum.tips ?? 0) + (sum.tickets ?? 0) + (sum.other ?? 0))
    expect((await tips(first?.liveId ?? '')).total).toBe(first?.earned)
  })
})

it('is closed to a chatter, and read-only for an account manager', async () => {
  const chatter = await staff('ana@northlight.agency')
  expect((await chatter.ask('status')).status).toBe(403)
  const viewer = await staff('hana@northlight.agency', 'creator-13')
  expect((await viewer.ask('status')).status).toBe(200)
  expect((await viewer.ask('create', plan)).status).toBe(403)
})
