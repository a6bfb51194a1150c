import { describe, expect, it } from 'vitest'

import {
  countAudience,
  listMassMessages,
  sendMassMessage,
  unsendMassMessage,
} from '@/api/calls/chat/mass-messages'
import { listMessages } from '@/api/calls/chat/messages'

import { emitAllMassProgress } from '../../rules/mass/emit-mass-progress'
import { excludeFan } from '../../rules/fan-status/care-exclusions'
import { channelAt, channelIdAt } from '../../seed/channels/channels'
import { HOUR_MS } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import { memoryStore } from '../../state/snapshot'
import { creatorClient } from '../../testing/creator-client'
import type { TestRequest } from '../../testing/mock-client'
import { createWorld } from '../../state/world'

const CREATOR = 'creator-05'

const message = { text: 'New on the wall', mediaIds: ['media-5-1'], previewMediaIds: [], price: 1200 }
type Order = TestRequest<typeof sendMassMessage>
const order = (change: Partial<Order> = {}): Order => ({
  clientId: 'mass-1',
  include: ['list-5-1'],
  exclude: [],
  filters: {},
  message,
  skipActiveChats: true,
  ...change,
})

async function stage() {
  const clock = { now: Date.UTC(2026, 10, 21, 9) }
  const world = createWorld(memoryStore(), () => clock.now)
  await world.setFaults({ accessLifeS: 1_000_000 })
  const client = await creatorClient('messages/mass', { as: 'robin', creatorId: CREATOR, world })
  /** Emits the progress of all, as polls of subscribers do. */
  const emitProgress = () => world.transact(() => emitAllMassProgress(world, [CREATOR]))
  return { ...client, clock, emitProgress }
}

describe('mass messages', () => {
  it('reach as many fans as counted, once, however often the request is sent', async () => {
    const { call } = await stage()
    const { include, exclude, filters } = order()
    const asked = { include, exclude, filters, mediaIds: message.mediaIds, price: 1200 }
    const { count } = await call(countAudience, asked)
    const first = await call(sendMassMessage, order())
    expect(first).toMatchObject({ state: 'queued', sent: 0, total: count })
    expect(await call(sendMassMessage, order())).toEqual(first)
    const { data } = await call(listMassMessages, { state: 'sent', limit: 100 })
    expect(data.filter(({ massMessageId }) => massMessageId === first.massMessageId)).toHaveLength(1)
  })

  it('with new content under a used client id are rejected, and go out under a new one', async () => {
    const { call, outcomeOf } = await stage()
    const first = await call(sendMassMessage, order())
    const edited = { message: { ...message, text: 'New on the wall, and better' } }
    for (const change of [edited, { include: [] }, { scheduledAt: '2026-11-25T09:00:00.000Z' }]) {
      const outcome = await outcomeOf(sendMassMessage, order(change))
      expect(outcome).toMatchObject({ status: 409, key: 'mass_sent_before' })
    }
    expect(await call(sendMassMessage, order())).toEqual(first)
    const second = await call(sendMassMessage, order({ ...edited, clientId: 'mass-2' }))
    expect(second.massMessageId).not.toBe(first.massMessageId)
  })

  it('emit their progress to subscribers', async () => {
    const { clock, world, call, emitProgress } = await stage()
    await call(sendMassMessage, order())
    await emitProgress()
    clock.now += 4000
    await emitProgress()
    clock.now += HOUR_MS
    await emitProgress()
    await emitProgress()
    const progress = world.state.threads.events.flatMap(({ name, data }) =>
      name === 'mass.progress' ? [data] : [],
    )
    expect(progress).toMatchObject([
      { progress: { state: 'queued' } },
      { progress: { state: 'sending' } },
      { progress: { state: 'done' } },
    ])
  })

  it('appear in the conversations of their recipients until unsent', async () => {
    const { clock, world, call, emitProgress } = await stage()
    const text = '{name|there} {username} {country|home} {creator} {song|x}'
    const content = { ...message, text, lockText: '{username} first' }
    const { massMessageId } = await call(sendMassMessage, order({ include: [], message: content }))
    clock.now += HOUR_MS
    await emitProgress()
    const channelId = Object.keys(world.state.threads.channels)[0] ?? expect.fail('put down nowhere')
    const last = async () => (await call(listMessages, { channelId, limit: 1 })).data[0]
    const lockText: unknown = expect.stringMatching(/^[a-z]+\d+ first$/)
    const filled: unknown = expect.stringMatching(/^.+ [a-z]+\d+ [A-Z].+ x$/)
    expect(await last()).toMatchObject({ kind: 'mass', unsentAt: null, text: filled, lockText })
    await call(unsendMassMessage, { massMessageId })
    expect(await last()).toMatchObject({ kind: 'mass', unsentAt: expect.any(Number) })
  })

  it('skip a fan found in need after the count', async () => {
    const { clock, world, call, emitProgress } = await stage()
    await call(sendMassMessage, order({ include: [] }))
    const [mass] = Object.values(world.state.masses[CREATOR] ?? {})
    const [channelIndex = 0, next = 0] = mass?.first ?? []
    const creator = CREATORS.find(({ userId }) => userId === CREATOR) ?? expect.fail('no creator')
    await world.transact(() => excludeFan(world, `fan-${channelAt(creator, channelIndex).fanIndex + 1}`))
    clock.now += HOUR_MS
    await emitProgress()
    const { channels } = world.state.threads
    expect(channels[channelIdAt(creator.index, channelIndex)]).toBeUndefined()
    expect(channels[channelIdAt(creator.index, next)]?.added).toHaveLength(1)
  })

  it('cannot be unsent without the right to unsend single messages', async () => {
    const { clock, world, call, outcomeOf } = await stage()
    const { massMessageId } = await call(sendMassMessage, order())
    clock.now += HOUR_MS
    await world.transact(() => (world.state.permissions['person-all'] = { canUnsend: false }))
    expect((await outcomeOf(unsendMassMessage, { massMessageId })).status).toBe(403)
  })
})
