import { describe, expect, it } from 'vitest'

import { blockFan } from '@/api/calls/chat/fan'
import { answerHeldMessage, getChannel, type sendMessage, unsendMessage } from '@/api/calls/chat/messages'
import { listNotifications } from '@/api/calls/chat/notifications'

import { accountByEmail } from '../../../rules/account/accounts'
import { permissionsFor } from '../../../rules/account/permissions'
import { creatorById } from '../../../seed/creators'
import { eventForViewer } from '../../../transport/stream/event-for-viewer'
import type { World } from '../../../state/world'
import type { TestRequest } from '../../../testing/mock-client'
import { LONGEST_CHANNEL_ID, createThreadFixture } from '../../../testing/thread-fixture'

const HELD = 'I can\u2019t take it anymore'
const MINUTE_MS = 60_000

/** A conversation with a scheduled message; `pass` advances the clock. */
async function planned(change: Partial<TestRequest<typeof sendMessage>> = {}) {
  const stage = await createThreadFixture()
  const scheduledAt = new Date(stage.clock.at + MINUTE_MS).toISOString()
  const { messageId } = await stage.sent({ text: HELD, scheduledAt, ...change })
  const last = async () => (await stage.part({ limit: 200 })).data.findLast((one) => one.scheduledAt === null)
  const pass = async () => {
    stage.clock.at += MINUTE_MS + 1000
    return await last()
  }
  const notices = () => stage.call(listNotifications, { limit: 20, kinds: ['held'] })
  const answer = async (how: 'send' | 'back') =>
    (await stage.call(answerHeldMessage, { messageId, answer: how })).message
  const refusal = (how: 'send' | 'back') => stage.outcomeOf(answerHeldMessage, { messageId, answer: how })
  return { ...stage, messageId, last, pass, notices, answer, refusal }
}

describe('a scheduled message with crisis phrases at its send time', () => {
  it.each([
    ['its text', {}],
    ['what shows before its media are bought', { text: 'Look', lockText: HELD }],
    ['its translation', { text: 'Hallo', translation: { text: HELD, from: 'de', to: 'en' } }],
  ])('is held for %s, and notifies its owner without its text', async (_, body) => {
    const { pass, notices, messageId, visitor } = await planned(body)
    expect((await notices()).data).toEqual([])
    expect((await pass())?.messageId).not.toBe(messageId)
    const { data, counts } = await notices()
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      kind: 'held',
      channelId: LONGEST_CHANNEL_ID,
      messageId,
      text: null,
      readAt: null,
    })
    expect(counts['held']).toBe(1)
    const { events } = visitor.world.state.threads
    expect(JSON.stringify(events)).not.toContain('take it')
    // A repeated request sends no second notice.
    expect((await notices()).data).toHaveLength(1)
  })

  it('is emitted as held to viewers of the conversation', async () => {
    const { pass, visitor, messageId } = await planned()
    await pass()
    const { world } = visitor
    const event = world.state.threads.events.findLast(({ name }) => name === 'message.updated')
    const [creator, account] = [creatorById('creator-01'), accountByEmail(world, 'ana@northlight.agency')]
    if (!event || !creator || !account) throw new Error('No event was sent')
    const viewer = { creator, account, permissions: permissionsFor(world, account) }
    expect(eventForViewer(world, event, viewer)).toMatchObject({
      message: { messageId, text: HELD, heldAt: expect.any(String) as string },
    })
  })

  it('notifies only its owner', async () => {
    const { pass, notices, visitor } = await planned()
    await pass()
    await visitor.signIn('robin@northlight.agency')
    expect((await notices()).data).toEqual([])
  })

  it('is sent when its owner releases it, once, without another check', async () => {
    const { pass, answer, refusal, last, messageId, clock } = await planned()
    await pass()
    const message = await answer('send')
    expect(message).toMatchObject({ messageId, text: HELD, scheduledAt: null, heldAt: null })
    expect((await last())?.messageId).toBe(messageId)
    clock.at += MINUTE_MS
    expect((await last())?.messageId).toBe(messageId)
    expect((await refusal('send')).status).toBe(404)
  })

  it('returns to the author’s composer, and is no longer scheduled', async () => {
    const { pass, answer, refusal, messageId, last } = await planned()
    await pass()
    expect(await answer('back')).toMatchObject({ messageId, text: HELD })
    expect((await last())?.messageId).not.toBe(messageId)
    expect((await refusal('back')).status).toBe(404)
  })

  it('is not held when its author saw the help and sent it anyway', async () => {
    const { pass, notices, messageId } = await planned({ sentAnyway: true })
    expect((await pass())?.messageId).toBe(messageId)
    expect((await notices()).data).toEqual([])
  })
})

const VIEWER = 'ana@northlight.agency'

describe('a scheduled message', () => {
  const eventsOf = (world: World) => {
    const [creator, account] = [creatorById('creator-01'), accountByEmail(world, VIEWER)]
    if (!creator || !account) throw new Error('No viewer')
    const viewer = { creator, account, permissions: permissionsFor(world, account) }
    return world.state.threads.events.map((event) => [event.name, eventForViewer(world, event, viewer)])
  }

  it('appears in every tab when scheduled, and goes when canceled or taken back', async () => {
    const { visitor, messageId, call, pass, answer, sent, clock } = await planned()
    const scheduledAt = new Date(clock.at + 3 * MINUTE_MS).toISOString()
    const other = await sent({ clientId: 'two', text: 'Later', scheduledAt })
    const scheduled = [
      'message.updated',
      expect.objectContaining({
        message: expect.objectContaining({ messageId: other.messageId, text: 'Later' }) as object,
      }),
    ]
    expect(eventsOf(visitor.world)).toContainEqual(scheduled)
    await call(unsendMessage, { messageId: other.messageId })
    await pass()
    await answer('back')
    for (const id of [messageId, other.messageId]) {
      const message = expect.objectContaining({
        messageId: id,
        unsentAt: expect.any(String) as string,
      }) as object
      expect(eventsOf(visitor.world)).toContainEqual(['message.unsent', expect.objectContaining({ message })])
    }
  })

  it('is held where the fan was blocked meanwhile, and only goes back', async () => {
    const { visitor, call, messageId, last, pass, answer, refusal } = await planned({ text: 'See you' })
    const { userId } = await call(getChannel, { channelId: LONGEST_CHANNEL_ID })
    await call(blockFan, { userId: userId ?? '', blocked: true })
    expect(visitor.world.state.threads.events.at(-1)).toMatchObject({ name: 'channel.read' })
    expect((await pass())?.messageId).not.toBe(messageId)
    expect(await refusal('send')).toMatchObject({ status: 403, key: 'fan_blocked' })
    expect(await answer('back')).toMatchObject({
      messageId,
      heldFor: 'closed',
      unsentAt: expect.any(Number) as number,
    })
    expect((await last())?.messageId).not.toBe(messageId)
  })
})

describe('a scheduled message that was taken back', () => {
  it('is not scheduled again by a late retry of its send', async () => {
    const { clock, call, messageId, send } = await planned({ clientId: 'planned', text: 'Later' })
    await call(unsendMessage, { messageId })
    const scheduledAt = new Date(clock.at + MINUTE_MS).toISOString()
    const retry = await send({ clientId: 'planned', text: 'Later', scheduledAt })
    expect(retry).toMatchObject({ status: 409, key: 'message_withdrawn' })
  })
})
