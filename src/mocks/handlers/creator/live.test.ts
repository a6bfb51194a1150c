import { describe, expect, it } from 'vitest'

import { getEarnings } from '@/api/calls/creator/earnings'
import {
  alertCreator,
  createLive,
  endLive,
  getLiveStatus,
  getLiveSummary,
  listLiveChat,
  listLiveModerators,
  listLiveTips,
  listPastLives,
  moderateLiveChat,
  saveLiveRecording,
  sendLiveChat,
  startLive,
  updateLive,
} from '@/api/calls/creator/live'

import { DAY_MS, HOUR_MS, iso, MINUTE_MS } from '../../seed/calendar'
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
  const client = await creatorClient('live', { as })
  const { call, world } = client
  const past = async () => (await call(listPastLives, { limit: 50 })).data
  const tipped = async (liveId: string) => (await call(listLiveTips, { liveId, limit: 200 })).total
  const chat = async (liveId: string) => (await call(listLiveChat, { liveId, limit: 1000 })).data
  /** A live of ten minutes so far. */
  const onAir = async () => {
    const { liveId } = await call(createLive, plan)
    await call(startLive, { liveId })
    await world.setFaults({ clockSkewMs: 10 * MINUTE_MS })
    return liveId
  }
  return { ...client, past, tipped, chat, onAir }
}

describe('a live on air', () => {
  it('is started from the console only with the broadcast permission, one at a time', async () => {
    const { world, call, outcomeOf } = await lives()
    const [one, other] = [await call(createLive, plan), await call(createLive, { ...plan, clientId: 'p-2' })]
    world.state.permissions['staff-02'] = { canGoLive: false }
    expect(await outcomeOf(startLive, { liveId: one.liveId })).toMatchObject({ status: 403 })
    world.state.permissions['staff-02'] = {}
    await call(startLive, { liveId: one.liveId })
    expect(await outcomeOf(startLive, { liveId: other.liveId })).toMatchObject({ status: 409 })
  })

  it('gets viewers and tips that add up to its earnings, which are revenue', async () => {
    const { world, call, onAir, tipped } = await lives('daria')
    const gross = async () => {
      const to = world.now() + HOUR_MS
      const range = { from: iso(to - 30 * DAY_MS), to: iso(to), timezone: 'UTC' }
      return (await call(getEarnings, { ...range, basis: 'gross' })).totals.gross
    }
    const before = await gross()
    const liveId = await onAir()
    const { live } = await call(getLiveStatus, {})
    expect(live?.viewers).toBeGreaterThan(10)
    expect(live?.earned).toBeGreaterThan(0)
    expect(await tipped(liveId)).toBe(live?.earned)
    // Seeded sales of ten minutes come on top.
    expect((await gross()) - before).toBeGreaterThanOrEqual(live?.earned ?? 0)
  })

  it('keeps a tip whose words were deleted, without them', async () => {
    const { call, chat, onAir } = await lives('daria')
    const liveId = await onAir()
    const tip = (await chat(liveId)).find(({ kind }) => kind === 'tip') ?? expect.fail('nobody tipped')
    expect(tip.text).not.toBe('')
    const { commentId, amount } = tip
    await call(moderateLiveChat, { liveId, act: 'delete', commentId })
    const after = (await chat(liveId)).find((row) => row.commentId === commentId)
    expect(after).toMatchObject({ text: '', isDeleted: true, amount })
  })
})

describe('an ended live', () => {
  it('is listed first, with its recording in the vault and matching sums', async () => {
    const { call, chat, onAir, past, tipped } = await lives()
    const liveId = await onAir()
    await call(sendLiveChat, { liveId, clientId: 'c-1', text: 'Hello all', replyToId: null })
    const texts = (await chat(liveId)).filter(({ kind }) => kind === 'text')
    const writers = new Set(texts.map(({ userId }) => userId))
    await call(endLive, { liveId, savesRecording: true })
    expect((await past())[0]).toMatchObject({ liveId, state: 'ended' })
    const sum = await call(getLiveSummary, { liveId })
    expect(sum.broadcast.earned).toBe((sum.tips ?? 0) + (sum.tickets ?? 0))
    expect(sum.net).toBe((sum.broadcast.earned ?? 0) - (sum.fee ?? 0))
    expect(sum.broadcast.earned).toBe(await tipped(liveId))
    // The creator is among the writers, and no fan.
    expect(sum.wrote).toBe(writers.size - 1)
    expect(sum).toMatchObject({ recording: 'saved', recordingMedia: { kind: 'video', title: plan.title } })
  })

  it('of the seed is on a Friday, and its payments are that day’s live revenue', async () => {
    const { call, past, tipped } = await lives()
    const [first = expect.fail('no live')] = await past()
    const { liveId, startedAt, earned } = first
    const sum = await call(getLiveSummary, { liveId })
    expect(new Date(startedAt ?? 0).getUTCDay()).toBe(5)
    expect(earned).toBe((sum.tips ?? 0) + (sum.tickets ?? 0) + (sum.other ?? 0))
    expect(await tipped(liveId)).toBe(earned)
    expect(sum.wrote).toBeLessThanOrEqual(sum.watched ?? 0)
  })
})

describe('a moderator', () => {
  const asViewer = async (moderatorIds: string[]) => {
    const { world, call } = await lives()
    await world.transact(() => void (world.state.permissions['staff-04'] = { live: 'view' }))
    const { liveId } = await call(createLive, { ...plan, moderatorIds })
    await call(startLive, { liveId })
    await world.setFaults({ clockSkewMs: MINUTE_MS })
    return { liveId, ...(await creatorClient('live', { as: 'ana', world })) }
  }
  const answer = { clientId: 'c-1', text: 'Hello all', replyToId: null }

  it('answers and moderates in the chat without edit access, and changes nothing else', async () => {
    const { liveId, call, outcomeOf } = await asViewer(['staff-04'])
    expect(await call(sendLiveChat, { liveId, ...answer })).toMatchObject({ sentById: 'staff-04' })
    const muted = await call(moderateLiveChat, { liveId, act: 'mute', userId: 'fan-7' })
    expect(muted.mutedIds).toEqual(['fan-7'])
    const refused = [
      await outcomeOf(updateLive, { liveId, patch: { goal: null } }),
      await outcomeOf(endLive, { liveId, savesRecording: true }),
      await outcomeOf(alertCreator, { liveId, clientId: 'a-1', kind: 'message', text: 'Louder' }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
  })

  it('is named: others who may only view are refused', async () => {
    const { liveId, outcomeOf } = await asViewer(['staff-02'])
    const ban = { liveId, act: 'ban', userId: 'fan-7' } as const
    expect(await outcomeOf(sendLiveChat, { liveId, ...answer })).toMatchObject({ status: 403 })
    expect(await outcomeOf(moderateLiveChat, ban)).toMatchObject({ status: 403 })
  })

  it('must be able to open the page', async () => {
    const { world, call, outcomeOf } = await lives()
    const named = async () => (await call(listLiveModerators, {})).userIds
    expect(await named()).not.toContain('staff-04')
    const chosen = { ...plan, moderatorIds: ['staff-04'] }
    expect(await outcomeOf(createLive, chosen)).toMatchObject({ status: 422 })
    await world.transact(() => void (world.state.permissions['staff-04'] = { live: 'view' }))
    expect(await named()).toContain('staff-04')
  })
})

it('sends no amounts of a live on air to a reader who may not see money', async () => {
  const { world, call, outcomeOf, chat, onAir, past } = await lives()
  const liveId = await onAir()
  world.state.permissions['staff-02'] = { canSeeSpend: false }
  const hidden = { tipped: null, earned: null }
  expect((await call(getLiveStatus, {})).live).toMatchObject(hidden)
  const comments = await chat(liveId)
  const { commentId } = comments.find(({ kind }) => kind === 'tip') ?? expect.fail('nobody tipped')
  expect(comments.every(({ amount }) => amount === null)).toBe(true)
  const pinned = await call(moderateLiveChat, { liveId, act: 'pin', commentId })
  expect(pinned).toMatchObject({ ...hidden, pinned: { amount: null } })
  expect(await outcomeOf(listLiveTips, { liveId, limit: 20 })).toMatchObject({ status: 403 })
  expect(await call(endLive, { liveId, savesRecording: false })).toMatchObject(hidden)
  // The order would tell what each earned.
  const sorted = await call(listPastLives, { limit: 50, sort: { by: 'earned', descending: false } })
  expect(sorted.data).toEqual(await past())
})

it('names the recording of a past live once it is in the vault', async () => {
  const { call, past } = await lives()
  const [first = expect.fail('no live')] = await past()
  expect(first.recordingId).toBeNull()
  const { mediaId } = await call(saveLiveRecording, { liveId: first.liveId })
  expect((await past())[0]?.recordingId).toBe(mediaId)
})
