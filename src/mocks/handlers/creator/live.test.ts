import { describe, expect, it } from 'vitest'

import type { WireResponseOf } from '@/api/call'
import type {
  getLiveStatus,
  getLiveSummary,
  listLiveChat,
  listLiveTips,
  listPastLives,
} from '@/api/calls/creator/live'

import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../seed/calendar'
import { creatorClient } from '../../testing/creator-client'

const plan = {
  clientId: 'p-1',
  title: 'Rooftop at night',
  tiers: [],
  price: 0,
  goal: { title: 'Encore', amount: 20_000 },
  tipMenu: [{ title: 'Song request', amount: 1000 }],
  moderatorIds: ['staff-02'],
  savesRecording: true,
  startsAt: null,
}

async function lives(as = 'viktor') {
  const { world, ask, read } = await creatorClient('live', { as })
  const status = () => read<WireResponseOf<typeof getLiveStatus>>('status')
  const past = () => read<WireResponseOf<typeof listPastLives>>('list', { limit: 50 })
  const tips = (liveId: string) =>
    read<WireResponseOf<typeof listLiveTips>>('tips/list', { liveId, limit: 200 })
  const summary = (liveId: string) => read<WireResponseOf<typeof getLiveSummary>>('summary', { liveId })
  const create = async (clientId = 'p-1') =>
    String((await ask('create', { ...plan, clientId })).body['liveId'])
  /** A live of ten minutes so far. */
  const onAir = async () => {
    const liveId = await create()
    await ask('start', { liveId })
    await world.setFaults({ clockSkewMs: 10 * MINUTE_MS })
    return liveId
  }
  return { world, ask, read, status, past, tips, summary, create, onAir }
}

describe('a live on air', () => {
  it('is started from the console only with the broadcast permission, one at a time', async () => {
    const { world, ask, create } = await lives()
    const liveId = await create()
    world.state.permissions['staff-02'] = { canGoLive: false }
    expect((await ask('start', { liveId })).status).toBe(403)
    world.state.permissions['staff-02'] = {}
    expect((await ask('start', { liveId })).status).toBe(200)
    expect((await ask('start', { liveId: await create('p-2') })).status).toBe(409)
  })

  it('gets viewers and tips that add up to its earnings, which are revenue', async () => {
    const { world, read, onAir, status, tips } = await lives('daria')
    const gross = async () => {
      const to = world.now() + HOUR_MS
      const range = { from: new Date(to - 30 * DAY_MS).toISOString(), to: new Date(to).toISOString() }
      const asked = { ...range, timezone: 'UTC', basis: 'gross', compare: 'none' }
      return (await read<{ totals: { gross: number } }>('/api/earnings/summary', asked)).totals.gross
    }
    const before = await gross()
    const liveId = await onAir()
    const { live } = await status()
    expect(live?.viewers).toBeGreaterThan(10)
    expect(live?.earned).toBeGreaterThan(0)
    expect((await tips(liveId)).total).toBe(live?.earned)
    // Seeded sales of ten minutes come on top.
    expect((await gross()) - before).toBeGreaterThanOrEqual(live?.earned ?? 0)
  })

  it('keeps a tip whose words were deleted, without them', async () => {
    const { ask, read, onAir } = await lives('daria')
    const liveId = await onAir()
    const chat = async () =>
      (await read<WireResponseOf<typeof listLiveChat>>('chat/list', { liveId, limit: 200 })).data ?? []
    const tip = (await chat()).find((row) => row?.kind === 'tip') ?? expect.fail('nobody tipped')
    expect(tip.text).not.toBe('')
    await ask('chat/moderate', { liveId, act: 'delete', commentId: tip.commentId })
    expect((await chat()).find((row) => row?.commentId === tip.commentId)).toMatchObject({
      text: '',
      isDeleted: true,
      amount: tip.amount,
    })
  })
})

describe('an ended live', () => {
  it('is listed first, with its recording in the vault and matching sums', async () => {
    const { ask, read, onAir, past, summary, tips } = await lives()
    const liveId = await onAir()
    await ask('chat/send', { liveId, clientId: 'c-1', text: 'Hello all', replyToId: null })
    const { data: chat } = await read<{ data: { kind: string; userId: string }[] }>('chat/list', {
      liveId,
      limit: 1000,
    })
    const writers = new Set(chat.flatMap(({ kind, userId }) => (kind === 'text' ? userId : [])))
    await ask('end', { liveId, savesRecording: true })
    expect((await past()).data?.[0]).toMatchObject({ liveId, state: 'ended' })
    const sum = await summary(liveId)
    expect(sum.broadcast.earned).toBe((sum.tips ?? 0) + (sum.tickets ?? 0))
    expect(sum.net).toBe((sum.broadcast.earned ?? 0) - (sum.fee ?? 0))
    expect(sum.broadcast.earned).toBe((await tips(liveId)).total)
    // The creator is among the writers, and no fan.
    expect(sum.wrote).toBe(writers.size - 1)
    expect(sum).toMatchObject({ recording: 'saved', recordingMedia: { kind: 'video', title: plan.title } })
  })

  it('of the seed is on a Friday, and its payments are that day’s live revenue', async () => {
    const { past, summary, tips } = await lives()
    const [first] = (await past()).data ?? []
    const sum = await summary(first?.liveId ?? '')
    expect(new Date(first?.startedAt ?? '').getUTCDay()).toBe(5)
    expect(first?.earned).toBe((sum.tips ?? 0) + (sum.tickets ?? 0) + (sum.other ?? 0))
    expect((await tips(first?.liveId ?? '')).total).toBe(first?.earned)
    expect(sum.wrote).toBeLessThanOrEqual(sum.watched ?? 0)
  })
})

describe('a moderator', () => {
  const asViewer = async (moderatorIds: string[]) => {
    const planner = await lives()
    const { world } = planner
    await world.transact(() => void (world.state.permissions['staff-04'] = { live: 'view' }))
    const { body } = await planner.ask('create', { ...plan, moderatorIds })
    const liveId = String(body['liveId'])
    await planner.ask('start', { liveId })
    await world.setFaults({ clockSkewMs: MINUTE_MS })
    const { ask } = await creatorClient('live', { as: 'ana', world })
    return { liveId, ask }
  }

  it('answers and moderates in the chat without edit access, and changes nothing else', async () => {
    const { liveId, ask } = await asViewer(['staff-04'])
    const answer = { liveId, clientId: 'c-1', text: 'Hello all', replyToId: null }
    expect(await ask('chat/send', answer)).toMatchObject({ status: 200, body: { sentById: 'staff-04' } })
    const muted = await ask('chat/moderate', { liveId, act: 'mute', userId: 'fan-7' })
    expect(muted).toMatchObject({ status: 200, body: { mutedIds: ['fan-7'] } })
    expect((await ask('update', { liveId, patch: { goal: null } })).status).toBe(403)
    expect((await ask('end', { liveId, savesRecording: true })).status).toBe(403)
    const alert = { liveId, clientId: 'a-1', kind: 'message', text: 'Louder' }
    expect((await ask('alert', alert)).status).toBe(403)
  })

  it('is named: others who may only view are refused', async () => {
    const { liveId, ask } = await asViewer(['staff-02'])
    const answer = { liveId, clientId: 'c-1', text: 'Hello all', replyToId: null }
    expect((await ask('chat/send', answer)).status).toBe(403)
    expect((await ask('chat/moderate', { liveId, act: 'ban', userId: 'fan-7' })).status).toBe(403)
  })

  it('must be able to open the page', async () => {
    const { world, ask } = await lives()
    const named = async () => (await ask('moderators/list')).body['userIds']
    expect(await named()).not.toContain('staff-04')
    expect((await ask('create', { ...plan, moderatorIds: ['staff-04'] })).status).toBe(422)
    await world.transact(() => void (world.state.permissions['staff-04'] = { live: 'view' }))
    expect(await named()).toContain('staff-04')
  })
})

it('sends no amounts of a live on air to a reader who may not see money', async () => {
  const { world, ask, onAir } = await lives()
  const liveId = await onAir()
  world.state.permissions['staff-02'] = { canSeeSpend: false }
  const hidden = { tipped: null, earned: null }
  expect((await ask('status')).body['live']).toMatchObject(hidden)
  const { body: chat } = await ask('chat/list', { liveId, limit: 200 })
  const comments = chat['data'] as unknown as { kind: string; commentId: string; amount: number | null }[]
  const tip = comments.find(({ kind }) => kind === 'tip')
  expect(tip).toBeDefined()
  expect(comments.every(({ amount }) => amount === null)).toBe(true)
  const pin = { liveId, act: 'pin', commentId: tip?.commentId }
  expect((await ask('chat/moderate', pin)).body).toMatchObject({ ...hidden, pinned: { amount: null } })
  expect((await ask('tips/list', { liveId, limit: 20 })).status).toBe(403)
  expect((await ask('end', { liveId, savesRecording: false })).body).toMatchObject(hidden)
  // The order would tell what each earned.
  const sorted = await ask('list', { limit: 50, sort: { by: 'earned', descending: false } })
  expect(sorted.body['data']).toEqual((await ask('list', { limit: 50 })).body['data'])
})

it('names the recording of a past live once it is in the vault', async () => {
  const { ask, past } = await lives()
  const [first] = (await past()).data ?? []
  expect(first?.recordingId).toBeNull()
  const { body } = await ask('recording/save', { liveId: first?.liveId })
  expect((await past()).data?.[0]?.recordingId).toBe(body['mediaId'])
})
