import { afterEach, describe, expect, it, vi } from 'vitest'

import { getTeamSettings, listReviewMessages, updateTeamSettings } from '@/api/calls/agency/performance'
import { deleteView, listViews, saveView } from '@/api/calls/agency/views'
import { sendMessage } from '@/api/calls/chat/messages'
import { getClockOutCheck } from '@/api/calls/chatter/chatter'
import { getLeaderboard, getOwnStatistics } from '@/api/calls/chatter/own-statistics'

import { tableRowsOf, lastDays } from '../../testing/performance-fixture'
import { allPages, MockClient } from '../../testing/mock-client'

describe('message review', () => {
  afterEach(() => vi.useRealTimers())

  it('flags words that the creator’s rules forbid, as soon as they are sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const visitor = await MockClient.as('viktor')
    const text = 'Just send it by PayPal and I give you a discount'
    const message = { text, mediaIds: [], previewMediaIds: [], price: 0 }
    await visitor.call(sendMessage, { clientId: 'f-1', channelId: 'channel-1-3', ...message })
    const to = new Date(Date.now() + 1000).toISOString()
    const query = { ...lastDays(3), to, creatorIds: ['creator-01'], flagged: true, limit: 20 }
    const flagged = await allPages((lastId) => visitor.call(listReviewMessages, { ...query, lastId }))
    expect(flagged.map(({ flaggedWords }) => flaggedWords[0])).toEqual(['paypal'])
  })
})

describe('the team’s settings', () => {
  it('turn on the leaderboard and the handover question; the panel’s switch is the same', async () => {
    const boss = await MockClient.as('viktor')
    const ana = await MockClient.as('ana', boss.world)
    const board = () => ana.call(getLeaderboard, { ...lastDays(28), metric: 'salesPerHour' })
    expect(await board()).toMatchObject({ enabled: false, rows: [] })
    const targets = { replySeconds: null, unlockRate: 0.25, salesPerHour: null }
    const settings = { leaderboard: true, asksAtClockOut: true, idleAfterS: 1200, targets }
    expect(await boss.call(updateTeamSettings, settings)).toEqual(settings)
    expect(boss.world.state.performance.team.asksAtClockOut).toBe(true)
    const { enabled, rows } = await board()
    expect(enabled).toBe(true)
    expect(rows.some(({ isMe }) => isMe)).toBe(true)
    expect(rows.every(({ userId }) => userId !== null)).toBe(true)
    await boss.world.transact(() => {
      boss.world.state.permissions['staff-04'] = { canSeeStaffNames: false }
    })
    const named = (await board()).rows.filter(({ userId }) => userId !== null)
    expect(named.length).toBeGreaterThan(0)
    expect(named.every(({ isMe }) => isMe)).toBe(true)
    expect((await ana.call(getClockOutCheck, { timezone: 'UTC' })).asks).toBe(true)
    expect(await boss.call(getTeamSettings, undefined)).toEqual(settings)
  })
})

describe('own statistics', () => {
  it('show the user’s own work, equal to the manager’s view', async () => {
    const boss = await MockClient.as('viktor')
    const ana = await MockClient.as('ana', boss.world)
    const span = lastDays()
    const own = await ana.call(getOwnStatistics, { ...span, timezone: 'Europe/Warsaw', groupBy: 'day' })
    const seen = await tableRowsOf(boss, span, ['staff-04'])
    expect(seen['staff-04']).toMatchObject(own.metrics)
    expect(own.rows.reduce((sum, { sales }) => sum + sales, 0)).toBe(own.metrics.sales)
  })
})

describe('views', () => {
  it('are the user’s own or shared ones, for pages they may open', async () => {
    const robin = await MockClient.as('robin')
    const boss = await MockClient.as('viktor', robin.world)
    const ana = await MockClient.as('ana', robin.world)
    const view = {
      clientId: 'v1',
      page: 'chatterPerformance',
      name: 'Nights',
      state: '?cut=employee',
      isShared: false,
    }
    const { viewId } = await robin.call(saveView, view)
    const list = async (visitor: MockClient) => (await visitor.call(listViews, { page: view.page })).data
    expect(await list(boss)).toEqual([])
    await robin.call(saveView, { ...view, viewId, clientId: 'v2', isShared: true })
    expect(await list(boss)).toMatchObject([{ viewId, isMine: false }])
    expect((await boss.outcomeOf(deleteView, { viewId })).status).toBe(403)
    expect((await ana.outcomeOf(listViews, { page: view.page })).status).toBe(403)
    expect((await ana.outcomeOf(listViews, { page: 'agencyStatistics' })).status).toBe(200)
    await robin.call(deleteView, { viewId })
    expect(await list(robin)).toEqual([])
  })
})
