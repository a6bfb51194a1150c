import { describe, expect, it, vi } from 'vitest'

import { logoutThisDevice } from '@/api/calls/account/auth'
import { saveStaffGroup } from '@/api/calls/agency/employees'
import { nudge } from '@/api/calls/agency/floor'
import { adjustStatement } from '@/api/calls/agency/performance'
import { decideCorrection, listCorrections } from '@/api/calls/agency/shifts'
import { listChannels, sendMessage } from '@/api/calls/chat/messages'
import { clockIn } from '@/api/calls/chatter/chatter'
import { payPeriodOf } from '@/domain/money/pay-period'

import { MINUTE_MS } from '../../seed/calendar'
import { memoryStore } from '../../state/snapshot'
import { MockClient } from '../../testing/mock-client'
import {
  CHANNEL,
  closeStreams,
  CREATOR,
  createStreamFixture,
  dataOf,
  listen,
  namesOf,
  settled,
} from '../../testing/stream-fixture'
import { createWorld } from '../../state/world'

describe('the event stream', () => {
  it('sends missed events after a resume by last id, and none twice', async () => {
    const { world, bearer, send } = await createStreamFixture()
    const first = await listen(world, bearer)
    await send('one')
    await settled(first, 1)
    closeStreams()
    await send('two')
    await send('three')
    const second = await listen(world, bearer, first.lastId())
    await settled(second, 2)
    expect(second.events.map((event) => dataOf(event).message?.text)).toEqual(['Hello two', 'Hello three'])
  })

  it('rejects requests without a creator’s token or an agency page, and ends with the session', async () => {
    const { visitor, world, bearer } = await createStreamFixture()
    expect((await listen(world, null)).status).toBe(401)
    const stranger = await MockClient.as('noor', world)
    expect((await listen(world, stranger.tokens?.accessToken ?? '')).status).toBe(403)
    const hana = await MockClient.as('hana', world)
    expect((await listen(world, hana.tokens?.accessToken ?? '')).status).toBe(200)
    const heard = await listen(world, bearer)
    await visitor.call(logoutThisDevice, { deviceToken: null })
    expect(await heard.over).toBe('closed')
  })

  it('omits events of other creators, and includes changes by another tab’s backend', async () => {
    const snapshots = memoryStore()
    const { world, bearer } = await createStreamFixture(createWorld(snapshots))
    const heard = await listen(world, bearer)
    const other = await MockClient.as('daria', createWorld(snapshots))
    const hi = { text: 'Hi', mediaIds: [], previewMediaIds: [], price: 0 }
    const there = { ...hi, clientId: 'x', channelId: 'channel-2-1' }
    await other.call(sendMessage, there, 'creator-02')
    await other.call(sendMessage, { ...hi, clientId: 'y', channelId: CHANNEL }, CREATOR)
    await settled(heard, 1)
    expect(heard.events.map((event) => dataOf(event).channel?.channelId)).toEqual([CHANNEL])
  })

  it('sends managers agency and clock events, each once per poll, and no messages', async () => {
    const { visitor, world, bearer, send } = await createStreamFixture()
    const manager = await MockClient.as('viktor', world)
    const heard = await listen(world, manager.tokens?.accessToken ?? '')
    const side = await listen(world, bearer)
    await visitor.call(clockIn, undefined)
    await manager.call(nudge, { clientId: 'n', userId: 'staff-04', text: 'Look at Mila' })
    await send('one')
    await send('two')
    await settled(side, 4)
    await settled(heard, 2)
    expect(new Set(namesOf(heard))).toEqual(new Set(['clock.changed', 'agency.changed']))
    expect(heard.events.map(({ data }) => data)).not.toContainEqual(expect.stringContaining('Hello'))
    expect(namesOf(side)).toEqual(['clock.changed', 'notification.new', 'message.new', 'message.new'])
    expect(side.events[1]?.data).toContain('Look at Mila')
  })

  it('sends chatters only their own clock and changes to their own page', async () => {
    const { visitor, world, send } = await createStreamFixture()
    const heard = await listen(world, visitor.tokens?.accessToken ?? '')
    const manager = await MockClient.as('viktor', world)
    const daria = await MockClient.as('daria', world)
    await daria.call(clockIn, undefined)
    await manager.call(saveStaffGroup, { name: 'Dawn', parentId: null })
    const { data } = await manager.call(listCorrections, { state: 'pending' })
    const [{ correctionId } = expect.fail('no correction')] = data
    await manager.call(decideCorrection, { correctionId, decision: 'reject', note: 'No' })
    const { from, to } = payPeriodOf('2026-10', 'Europe/Warsaw')
    const bonus = { clientId: 'bonus-1', amount: 500, reason: 'Bonus' }
    await daria.call(adjustStatement, { userId: 'staff-04', from, to, add: bonus })
    await visitor.call(clockIn, undefined)
    await send('one')
    await expect
      .poll(() => new Set(heard.events.map(({ event, data }) => `${event} ${data}`)))
      .toEqual(
        new Set([
          'agency.changed {"what":"corrections"}',
          'agency.changed {"what":"logs"}',
          'agency.changed {"what":"messages"}',
          'agency.changed {"what":"statements"}',
          'clock.changed {}',
        ]),
      )
  })

  it('brings the requested fan traffic while subscribed, and none otherwise', async () => {
    const { world, visitor, bearer, send } = await createStreamFixture()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const heard = await listen(world, bearer)
    await vi.advanceTimersByTimeAsync(MINUTE_MS)
    vi.useRealTimers()
    expect(heard.events).toEqual([])
    await world.setFaults({ traffic: 200 })
    await settled(heard, 100)
    await world.setFaults({ traffic: 0 })
    // Our own message is sent after all of it, and marks its channel as read.
    await send('end')
    const texts = () => heard.events.map((event) => dataOf(event).message?.text)
    await expect.poll(texts, { timeout: 3000 }).toContain('Hello end')
    const written = heard.events.map(dataOf).filter(({ message }) => message?.kind === 'text')
    // Updates of a message, such as a purchase, omit the channel.
    const last = new Map(written.map(({ channel, message }) => [channel?.channelId, message?.senderId]))
    // A colleague may have answered by now, which marks the channel as read.
    const waiting = [...last].findLast(([channelId, senderId]) => channelId && senderId !== CREATOR)?.[0]
    expect(waiting).toBeDefined()
    const unread = { tab: 'unread', chips: {}, sort: 'newest', query: '', limit: 100 } as const
    const { data: rows } = await visitor.call(listChannels, unread, CREATOR)
    expect(rows.map(({ channelId }) => channelId)).toContain(waiting)
  })
})
