import { describe, expect, it } from 'vitest'

import { blockFan } from '@/api/calls/chat/fan'
import {
  getChannel,
  getDraft,
  listChannels,
  markRead,
  saveDraft,
  unsendMessage,
  updateChannels,
} from '@/api/calls/chat/messages'
import type { ChannelPatch } from '@/domain/chat/channel'
import type { Message } from '@/domain/chat/message'

import { addFanMessage } from '../../../rules/threads/add-message'
import { conversationOf } from '../../../rules/threads/conversation'
import { CREATORS } from '../../../seed/creators'
import { LONGEST_CHANNEL_ID, SPENDER_CHANNEL_ID, createThreadFixture } from '../../../testing/thread-fixture'

const idsOf = (messages: readonly Message[]): string[] => messages.map(({ messageId }) => messageId)

describe('writing', () => {
  it('waits for its time, and is then sent with the same id', async () => {
    const { part, sent, clock } = await createThreadFixture()
    const at = new Date(clock.at + 60_000).toISOString()
    const scheduled = await sent({ scheduledAt: at })
    expect(scheduled).toMatchObject({ scheduledAt: Date.parse(at) })
    expect(await sent({ scheduledAt: at })).toEqual(scheduled)
    clock.at += 61_000
    const last = (await part({ limit: 1 })).data[0]
    expect(last).toMatchObject({ messageId: scheduled.messageId, clientId: 'one', scheduledAt: null })
    expect((await sent({ scheduledAt: at })).messageId).toBe(scheduled.messageId)
    expect(idsOf((await part({ around: scheduled.messageId, limit: 3 })).data)).toContain(scheduled.messageId)
  })

  it('is cancelled by its author, by others only with the right to unsend', async () => {
    const { sent, call, outcomeOf, part, visitor, clock } = await createThreadFixture()
    const scheduledAt = new Date(clock.at + 60_000).toISOString()
    visitor.world.state.permissions['staff-04'] = { canUnsend: false, canSeeStaffNames: false }
    const { messageId } = await sent({ scheduledAt })
    const waiting = () => visitor.world.state.threads.scheduled.find((one) => one.messageId === messageId)
    expect((await part({ limit: 1 })).data.at(-1)).toMatchObject({ messageId, sentById: 'staff-04' })
    Object.assign(waiting()?.message ?? {}, { by: 'staff-05' })
    expect((await part({ limit: 1 })).data.at(-1)).toMatchObject({ messageId, sentById: null })
    expect((await outcomeOf(unsendMessage, { messageId })).status).toBe(403)
    expect(waiting()).toBeDefined()
    Object.assign(waiting()?.message ?? {}, { by: 'staff-04' })
    expect(await call(unsendMessage, { messageId })).toMatchObject({ message: { text: 'Hello' } })
    expect(waiting()).toBeUndefined()
  })

  it('is listed after the newest page while scheduled, and nowhere else', async () => {
    const { part, sent, call, clock } = await createThreadFixture()
    const soon = await sent({ scheduledAt: new Date(clock.at + 60_000).toISOString() })
    const newest = await part({ limit: 2 })
    expect(newest.data.at(-1)).toMatchObject({ messageId: soon.messageId, seenAt: null, text: 'Hello' })
    expect(newest.data).toHaveLength(3)
    const [anchor, last] = newest.data
    expect(idsOf((await part({ after: last?.messageId })).data)).toEqual([soon.messageId])
    expect(idsOf((await part({ before: anchor?.messageId, limit: 2 })).data)).not.toContain(soon.messageId)
    expect(idsOf((await part({ query: 'Hello' })).data)).not.toContain(soon.messageId)
    await call(unsendMessage, { messageId: soon.messageId })
    expect(idsOf((await part({ limit: 2 })).data)).not.toContain(soon.messageId)
  })

  it('is rejected where a fan is blocked', async () => {
    const { send, call } = await createThreadFixture()
    const channel = () => call(getChannel, { channelId: LONGEST_CHANNEL_ID })
    const { userId } = await channel()
    await call(blockFan, { userId: userId ?? '', blocked: true })
    expect(await send()).toMatchObject({ status: 403, key: 'fan_blocked' })
    expect(await channel()).toMatchObject({ readOnly: 'blocked' })
    const row = { channelIds: [LONGEST_CHANNEL_ID], patch: {} }
    expect(await call(updateChannels, row)).toMatchObject({ data: [{ readOnly: 'blocked' }] })
  })

  it('is unsent once, unless it was bought', async () => {
    const { sent, call, outcomeOf, part } = await createThreadFixture()
    const { messageId } = await sent({ translation: { text: 'Hallo', from: 'en', to: 'de' } })
    const unsent = await call(unsendMessage, { messageId })
    expect(unsent).toMatchObject({ message: { messageId, text: '', translation: null } })
    expect(await call(unsendMessage, { messageId })).toEqual(unsent)
    const spender = await createThreadFixture(SPENDER_CHANNEL_ID)
    let page = await spender.part()
    while (page.data.every(({ boughtAt }) => boughtAt === null))
      page = await spender.part({ before: page.data[0]?.messageId })
    const bought = page.data.find(({ boughtAt }) => boughtAt !== null)
    const refusal = await outcomeOf(unsendMessage, { messageId: bought?.messageId ?? '' })
    expect(refusal).toMatchObject({ status: 409, key: 'message_bought' })
    const theirs = (await part()).data.find(({ senderId }) => senderId.startsWith('fan-'))
    const ofFan = await outcomeOf(unsendMessage, { messageId: theirs?.messageId ?? '' })
    expect(ofFan.status).toBe(403)
  })
})

it('is found by a search without its accents and marks', async () => {
  const { sent, part } = await createThreadFixture()
  const { messageId } = await sent({ text: 'Un café quelque part' })
  expect(idsOf((await part({ query: 'Cafe quelque' })).data)).toContain(messageId)
})

describe('read and answered', () => {
  it('are independent: reading keeps the turn, and marking unread gives it to neither side', async () => {
    const { call, part, visitor } = await createThreadFixture()
    const asked = { tab: 'unread', chips: {}, sort: 'waiting', query: '', limit: 50 } as const
    const { data: rows } = await call(listChannels, asked)
    const row = rows.find(({ ourTurnSince }) => ourTurnSince !== null) ?? expect.fail('no one waiting')
    const { channelId, ourTurnSince } = row
    const { firstUnreadId } = await call(getChannel, { channelId })
    const unread = await part({ channelId, around: firstUnreadId ?? '', limit: 1 })
    expect(unread.data).toHaveLength(1)
    const read = await call(markRead, { channelId, messageId: row.lastMessage?.messageId ?? '' })
    expect(read).toMatchObject({ channel: { unreadCount: 0, ourTurnSince } })
    const again = await call(updateChannels, { channelIds: [channelId], patch: { unread: true } })
    expect(again).toMatchObject({ data: [{ unreadCount: 1, ourTurnSince }] })
    // Undoing a mark as read restores the count.
    const other = rows.find((one) => one.unreadCount > 1) ?? expect.fail('none has several')
    const { unreadCount } = other
    const patch = (change: ChannelPatch) =>
      call(updateChannels, { channelIds: [other.channelId], patch: change })
    expect(await patch({ unread: false })).toMatchObject({ data: [{ unreadCount: 0 }] })
    expect(await patch({ unread: true, unreadCount })).toMatchObject({ data: [{ unreadCount }] })
    // Also when the fan wrote meanwhile.
    await patch({ unread: false })
    const [mila = expect.fail('no creator')] = CREATORS
    addFanMessage(visitor.world, conversationOf(visitor.world, mila, other.channelId), { text: 'Hey' })
    expect(await patch({ unread: true, unreadCount })).toMatchObject({ data: [{ unreadCount }] })
  })
})

describe('a draft', () => {
  it('is shared: the newest wins, and an older save returns it', async () => {
    const { call, clock } = await createThreadFixture()
    const channelId = LONGEST_CHANNEL_ID
    const save = (text: string, at: number) =>
      call(saveDraft, { channelId, text, mediaIds: [], price: 0, updatedAt: new Date(at).toISOString() })
    await save('newer', clock.at)
    expect(await save('older', clock.at - 5000)).toMatchObject({
      draft: { text: 'newer', userId: 'staff-04' },
    })
    expect(await call(getChannel, { channelId })).toMatchObject({ draft: 'newer' })
    await save('', clock.at + 1)
    expect(await call(getDraft, { channelId })).toEqual({ draft: null })
  })
})

describe('a draft of unsent outbox messages', () => {
  it('blocks them from being sent later, and is not saved when one was already sent', async () => {
    const { call, sent, send, clock } = await createThreadFixture()
    const save = (text: string, unsent: string[]) => {
      clock.at += 1
      const updatedAt = new Date(clock.at).toISOString()
      const draft = { channelId: LONGEST_CHANNEL_ID, text, mediaIds: [], price: 0, updatedAt, unsent }
      return call(saveDraft, draft)
    }
    await sent({ clientId: 'arrived', text: 'Arrived' })
    expect(await save('Both', ['arrived', 'late'])).toEqual({ draft: null, taken: ['arrived'] })
    expect(await save('Late', ['late'])).toMatchObject({ draft: { text: 'Late' }, taken: [] })
    const late = await send({ clientId: 'late', text: 'Late' })
    expect(late).toMatchObject({ status: 409, key: 'message_withdrawn' })
  })
})
