import { afterEach, describe, expect, it, vi } from 'vitest'

import { getOwnStatistics } from '@/api/calls/chatter/own-statistics'

import { tableRowsOf, lastDays, statusOf } from '../../testing/performance-fixture'
import { MockClient } from '../../testing/mock-client'

describe('message review', () => {
  interface Message {
    messageId: string
    userId: string
    price: number
    sentAt: string
    review: { mark: string } | null
  }
  const list = (visitor: MockClient, body: object) =>
    visitor.read<{ data: Message[]; lastId: string | null }>('/api/agency/messages/list', {
      ...lastDays(3),
      limit: 20,
      ...body,
    })

  afterEach(() => vi.useRealTimers())

  it('flags words that the creator’s rules forbid, as soon as they are sent', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const visitor = await MockClient.as('viktor')
    const bearer = await visitor.creatorToken('creator-01')
    const text = 'Just send it by PayPal and I give you a discount'
    await visitor.send('/api/messages/send', {
      body: { clientId: 'f-1', channelId: 'channel-1-3', text, mediaIds: [], previewMediaIds: [], price: 0 },
      bearer,
    })
    const to = new Date(Date.now() + 1000).toISOString()
    const query = { to, creatorIds: ['creator-01'], flagged: true }
    // A page of rare matches may be empty but not the last, because the scan is bounded.
    let page = await list(visitor, query)
    while (page.data.length === 0 && page.lastId !== null)
      page = await list(visitor, { ...query, lastId: page.lastId })
    expect(
      page.data.map((message) => (message as unknown as { flaggedWords: string[] }).flaggedWords[0]),
    ).toEqual(['paypal'])
  })
})

describe('the team’s settings', () => {
  it('turn on the leaderboard and the handover question; the panel’s switch is the same', async () => {
    const boss = await MockClient.as('viktor')
    const ana = await MockClient.as('ana', boss.world)
    const board = () =>
      ana.read<{ enabled: boolean; rows: { isMe: boolean; userId: string | null; creatorId: string }[] }>(
        '/api/internal/chatter/leaderboard/get',
        { ...lastDays(28), metric: 'salesPerHour' },
      )
    expect(await board()).toMatchObject({ enabled: false, rows: [] })
    const targets = { replySeconds: null, unlockRate: 0.25, salesPerHour: null }
    const settings = { leaderboard: true, asksAtClockOut: true, idleAfterS: 1200, targets }
    expect(await boss.read('/api/agency/settings/team/update', settings)).toEqual(settings)
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
    const check = await ana.read<{ asks: boolean }>('/api/internal/chatter/clock-in-status/check', {
      timezone: 'UTC',
    })
    expect(check.asks).toBe(true)
    expect(await boss.read('/api/agency/settings/team/get', {})).toEqual(settings)
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
    const saved = await robin.read<{ viewId: string }>('/api/agency/views/save', view)
    const list = (visitor: MockClient) =>
      visitor.read<{ data: { viewId: string; isMine: boolean }[] }>('/api/agency/views/list', {
        page: view.page,
      })
    expect((await list(boss)).data).toEqual([])
    await robin.read('/api/agency/views/save', { ...view, ...saved, clientId: 'v2', isShared: true })
    expect((await list(boss)).data).toMatchObject([{ viewId: saved.viewId, isMine: false }])
    expect(await statusOf(boss, '/api/agency/views/delete', { viewId: saved.viewId })).toBe(403)
    expect(await statusOf(ana, '/api/agency/views/list', { page: view.page })).toBe(403)
    expect(await statusOf(ana, '/api/agency/views/list', { page: 'agencyStatistics' })).toBe(200)
    await robin.read('/api/agency/views/delete', { viewId: saved.viewId })
    expect((await list(robin)).data).toEqual([])
  })
})
