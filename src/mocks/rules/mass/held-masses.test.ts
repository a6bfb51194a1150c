import { describe, expect, it } from 'vitest'

import { memoryStore } from '../../state/snapshot'
import { MockClient } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

const CREATOR = 'creator-05'
const HOUR_MS = 3_600_000
const HELD = 'I can\u2019t take it anymore'

const message = { text: HELD, mediaIds: [], previewMediaIds: [], price: 0 }

interface Progress {
  massMessageId: string
  state: string
  sent: number
}

/** One scheduled an hour ahead; `pass` advances the clock beyond it. */
async function planned(change: object = {}) {
  const clock = { now: Date.UTC(2026, 10, 21, 9) }
  const visitor = new MockClient(createWorld(memoryStore(), () => clock.now))
  await visitor.signIn('robin@northlight.agency')
  const ask = async (path: string, body: object) => {
    await visitor.refresh()
    const { status, body: answer } = await visitor.sendAsCreator(`/api/${path}`, body, CREATOR)
    return { status, body: answer as unknown as Progress & { data: (Progress & object)[] } }
  }
  const at = (ms: number) => new Date(clock.now + ms).toISOString()
  const order = {
    clientId: 'mass-1',
    include: ['list-5-1'],
    exclude: [],
    filters: {},
    message,
    skipActiveChats: true,
    scheduledAt: at(HOUR_MS),
    ...change,
  }
  const { massMessageId } = (await ask('messages/mass/send', order)).body
  const get = async () => (await ask('messages/mass/get', { massMessageId })).body
  const listed = async (state: 'scheduled' | 'sent') => {
    const { data } = (await ask('messages/mass/list', { state, limit: 100 })).body
    return data.find((one) => one.massMessageId === massMessageId)?.state
  }
  const notices = async () => (await ask('notifications/list', { limit: 20, kinds: ['held'] })).body.data
  const pass = (ms = HOUR_MS + 1000) => (clock.now += ms)
  return { ask, at, get, listed, notices, pass, massMessageId, visitor }
}

describe('a mass message with crisis phrases at its send time', () => {
  it('is held, reaches no fan, and notifies its owner once without its text', async () => {
    const { get, listed, notices, pass, visitor } = await planned()
    expect(await listed('scheduled')).toBe('scheduled')
    expect(await notices()).toEqual([])
    pass()
    expect(await notices()).toMatchObject([{ kind: 'held', channelId: null, userId: null, text: null }])
    pass(24 * HOUR_MS)
    expect(await get()).toMatchObject({ state: 'held', sent: 0 })
    expect(await listed('scheduled')).toBe('held')
    expect(await listed('sent')).toBeUndefined()
    expect(await notices()).toHaveLength(1)
    expect(JSON.stringify(visitor.world.state.threads.events)).not.toContain('take it')
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
    const { ask, get, pass, massMessageId } = await planned()
    expect((await ask('messages/mass/send-held', { massMessageId })).status).toBe(409)
    pass(2 * HOUR_MS)
    expect((await ask('messages/mass/send-held', { massMessageId })).body.state).toBe('queued')
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
