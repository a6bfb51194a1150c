import { describe, expect, it } from 'vitest'

import {
  getMassMessage,
  listMassMessages,
  sendHeldMassMessage,
  sendMassMessage,
} from '@/api/calls/chat/mass-messages'
import { listNotifications } from '@/api/calls/chat/notifications'

import { HOUR_MS, iso } from '../../seed/calendar'
import { memoryStore } from '../../state/snapshot'
import { creatorClient } from '../../testing/creator-client'
import type { TestRequest } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

const HELD = 'I can\u2019t take it anymore'

const message = { text: HELD, mediaIds: [], previewMediaIds: [], price: 0 }

/** One scheduled an hour ahead; `pass` advances the clock beyond it. */
async function planned(change: Partial<TestRequest<typeof sendMassMessage>> = {}) {
  const clock = { now: Date.UTC(2026, 10, 21, 9) }
  const world = createWorld(memoryStore(), () => clock.now)
  await world.setFaults({ accessLifeS: 1_000_000 })
  const client = await creatorClient('messages/mass', { as: 'robin', creatorId: 'creator-05', world })
  const { call } = client
  const { massMessageId } = await call(sendMassMessage, {
    clientId: 'mass-1',
    include: ['list-5-1'],
    exclude: [],
    filters: {},
    message,
    skipActiveChats: true,
    scheduledAt: iso(clock.now + HOUR_MS),
    ...change,
  })
  const get = () => call(getMassMessage, { massMessageId })
  const listed = async (state: 'scheduled' | 'sent') => {
    const { data } = await call(listMassMessages, { state, limit: 100 })
    return data.find((one) => one.massMessageId === massMessageId)?.state
  }
  const notices = async () => (await call(listNotifications, { limit: 20, kinds: ['held'] })).data
  const pass = (ms = HOUR_MS + 1000) => (clock.now += ms)
  return { ...client, get, listed, notices, pass, massMessageId }
}

describe('a mass message with crisis phrases at its send time', () => {
  it('is held, reaches no fan, and notifies its owner once without its text', async () => {
    const { get, listed, notices, pass, world } = await planned()
    expect(await listed('scheduled')).toBe('scheduled')
    expect(await notices()).toEqual([])
    pass()
    expect(await notices()).toMatchObject([{ kind: 'held', channelId: null, userId: null, text: null }])
    pass(24 * HOUR_MS)
    expect(await get()).toMatchObject({ state: 'held', sent: 0 })
    expect(await listed('scheduled')).toBe('held')
    expect(await listed('sent')).toBeUndefined()
    expect(await notices()).toHaveLength(1)
    expect(JSON.stringify(world.state.threads.events)).not.toContain('take it')
  })

  it('is held for its second version and for its lock text', async () => {
    const harmless = { ...message, text: 'New on the wall' }
    const variants = { second: message, share: 15, decideAfterHours: 4 }
    const lockText = { ...harmless, lockText: HELD }
    for (const change of [{ message: harmless, variants }, { message: lockText }]) {
      const { get, pass } = await planned(change)
      pass()
      expect((await get()).state).toBe('held')
    }
  })

  it('goes out when released, and is not held again', async () => {
    const { call, outcomeOf, get, pass, massMessageId } = await planned()
    expect((await outcomeOf(sendHeldMassMessage, { massMessageId })).status).toBe(409)
    pass(2 * HOUR_MS)
    expect((await call(sendHeldMassMessage, { massMessageId })).state).toBe('queued')
    pass()
    expect((await get()).state).toBe('done')
  })

  it('is not held when its author saw the help and sent it anyway', async () => {
    const { get, notices, pass } = await planned({ message: { ...message, sentAnyway: true } })
    pass()
    expect((await get()).state).toBe('queued')
    expect(await notices()).toEqual([])
  })
})
