import { describe, expect, it } from 'vitest'

import type { Message } from '@/domain/chat/message'

import { LONGEST_CHANNEL_ID, SPENDER_CHANNEL_ID, createThreadFixture } from '../../../testing/thread-fixture'

const idsOf = (messages: readonly Message[]): string[] => messages.map(({ messageId }) => messageId)

describe('writing', () => {
  it('waits for its time, and is then sent with the same id', async () => {
    const { part, sent, clock } = await createThreadFixture()
    const at = new Date(clock.at + 60_000).toISOString()
    const scheduled = await sent({ scheduledAt: at })
    expect(scheduled).toMatchObject({ scheduledAt: at })
    expect(await sent({ scheduledAt: at })).toEqual(scheduled)
    clock.at += 61_000
    const last = (await part({ limit: 1 })).data[0]
    expect(last).toMatchObject({ messageId: scheduled.messageId, clientId: 'one', scheduledAt: null })
    expect((await sent({ scheduledAt: at })).messageId).toBe(scheduled.messageId)
    expect(idsOf((await part({ around: scheduled.messageId, limit: 3 })).data)).toContain(scheduled.messageId)
  })

  it('is cancelled by its author, by others only with the right to unsend', async () => {
    const { sent, post, part, visitor, clock } = await createThreadFixture()
    const scheduledAt = new Date(clock.at + 60_000).toISOString()
    visitor.world.state.permissions['staff-04'] = { canUnsend: false, canSeeStaffNames: false }
    const { messageId } = await sent({ scheduledAt })
    const waiting = () => visitor.world.state.threads.scheduled.find((one) => one.messageId === messageId)
    expect((await part({ limit: 1 })).data.at(-1)).toMatchObject({ messageId, sentById: 'staff-04' })
    Object.assign(waiting()?.message ?? {}, { by: 'staff-05' })
    expect((await part({ limit: 1 })).data.at(-1)).toMatchObject({ messageId, sentById: null })
    expect((await post('unsend', { messageId })).status).toBe(403)
    expect(waiting()).toBeDefined()
    Object.assign(waiting()?.message ?? {}, { by: 'staff-04' })
    expect((await post('unsend', { messageId })).body).toMatchObject({ message: { text: 'Hello' } })
    expect(waiting()).toBeUndefined()
  })

  it('is listed after the newest page while scheduled, and nowhere else', async () => {
    const { part, sent, post, clock } = await createThreadFixture()
    const soon = await sent({ scheduledAt: new Date(clock.at + 60_000).toISOString() })
    const newest = await part({ limit: 2 })
    expect(newest.data.at(-1)).toMatchObject({ messageId: soon.messageId, seenAt: null, text: 'Hello' })
    expect(newest.data).toHaveLength(3)
    const [anchor, last] = newest.data
    expect(idsOf((await part({ after: last?.messageId })).data)).toEqual([soon.messageId])
    expect(idsOf((await part({ before: anchor?.messageId, limit: 2 })).data)).not.toContain(soon.messageId)
    expect(idsOf((await part({ query: 'Hello' })).data)).not.toContain(soon.messageId)
    await post('unsend', { messageId: soon.messageId })
    expect(idsOf((await part({ limit: 2 })).data)).not.toContain(soon.messageId)
  })

  it('is rejected where a fan is blocked', async () => {
    const { send, post, visitor } = await createThreadFixture()
    const { userId } = (await post('channel/get', { channelId: LONGEST_CHANNEL_ID })).body as unknown as {
      userId: string
    }
    const bearer = await visitor.creatorToken('creator-01')
    await visitor.send('/api/internal/chatter/fan/block', { body: { userId, blocked: true }, bearer })
    expect(await send()).toMatchObject({ status: 403, body: { message: { key: 'fan_blocked' } } })
    const channel = (await post('channel/get', { channelId: LONGEST_CHANNEL_ID })).body
    expect(channel).toMatchObject({ readOnly: 'blocked' })
  })

  it('is unsent once, unless it was bought', async () => {
    const { sent, post, part } = await createThreadFixture()
    const { messageId } = await sent()
    expect((await post('unsend', { messageId })).body).toMatchObject({ message: { messageId, text: '' } })
    expect((await post('unsend', { messageId })).status).toBe(200)
    const spender = await createThreadFixture(SPENDER_CHANNEL_ID)
    let page = await spender.part()
    while (page.data.every(({ boughtAt }) => boughtAt === null))
      page = await spender.part({ before: page.data[0]?.messageId })
    const bought = page.data.find(({ boughtAt }) => boughtAt !== null)
    const refusal = await post('unsend', { messageId: bought?.messageId })
    expect(refusal).toMatchObject({ status: 409, body: { message: { key: 'message_bought' } } })
    const theirs = (await part()).data.find(({ senderId }) => senderId.startsWith('fan-'))
    expect((await post('unsend', { messageId: theirs?.messageId })).status).toBe(403)
  })
})

describe('read and answered', () => {
  it('are independent: reading keeps the turn, and marking unread gives it to neither side', async () => {
    const { post } = await createThreadFixture()
    const { body } = await post('channels/list', {
      tab: 'unread',
      chips: {},
      sort: 'waiting',
      query: '',
      limit: 50,
    })
    const rows = body['data'] as unknown as {
      channelId: string
      unreadCount: number
      ourTurnSince: string | null
      lastMessage: { messageId: string }
    }[]
    const row = rows.find(({ ourTurnSince }) => ourTurnSince !== null) ?? expect.fail('no one waiting')
    const { channelId, ourTurnSince } = row
    const open = (await post('channel/get', { channelId })).body as unknown as { firstUnreadId: string }
    const unread = await post('list', { channelId, around: open.firstUnreadId, limit: 1 })
    expect(unread.body['data']).toHaveLength(1)
    const read = await post('read', { channelId, messageId: row.lastMessage.messageId })
    expect(read.body).toMatchObject({ channel: { unreadCount: 0, ourTurnSince } })
    const again = await post('channels/update', { channelIds: [channelId], patch: { unread: true } })
    expect(again.body).toMatchObject({ data: [{ unreadCount: 1, ourTurnSince }] })
    // Undoing a mark as read restores the count.
    const { unreadCount } = rows.find((one) => one.unreadCount > 1) ?? expect.fail('none has several')
    const other = rows.find((one) => one.unreadCount === unreadCount)?.channelId
    const patch = (patch: object) => post('channels/update', { channelIds: [other], patch })
    expect((await patch({ unread: false })).body).toMatchObject({ data: [{ unreadCount: 0 }] })
    expect((await patch({ unread: true, unreadCount })).body).toMatchObject({ data: [{ unreadCount }] })
  })
})

describe('a draft', () => {
  it('is shared: the newest wins, and an older save returns it', async () => {
    const { post, clock } = await createThreadFixture()
    const save = (text: string, at: number) =>
      post('drafts/save', {
        channelId: LONGEST_CHANNEL_ID,
        text,
        mediaIds: [],
        price: 0,
        updatedAt: new Date(at).toISOString(),
      })
    await save('newer', clock.at)
    expect((await save('older', clock.at - 5000)).body).toMatchObject({
      draft: { text: 'newer', userId: 'staff-04' },
    })
    expect((await post('channel/get', { channelId: LONGEST_CHANNEL_ID })).body).toMatchObject({
      draft: 'newer',
    })
    await save('', clock.at + 1)
    expect((await post('drafts/get', { channelId: LONGEST_CHANNEL_ID })).body).toEqual({ draft: null })
  })
})

describe('a draft of unsent outbox messages', () => {
  it('blocks them from being sent later, and is not saved when one was already sent', async () => {
    const { post, send, clock } = await createThreadFixture()
    const save = async (text: string, unsent: string[]) => {
      clock.at += 1
      const updatedAt = new Date(clock.at).toISOString()
      const draft = { channelId: LONGEST_CHANNEL_ID, text, mediaIds: [], price: 0, updatedAt, unsent }
      return (await post('drafts/save', draft)).body
    }
    await send({ clientId: 'arrived', text: 'Arrived' })
    expect(await save('Both', ['arrived', 'late'])).toEqual({ draft: null, taken: ['arrived'] })
    expect(await save('Late', ['late'])).toMatchObject({ draft: { text: 'Late' }, taken: [] })
    const late = await send({ clientId: 'late', text: 'Late' })
    expect(late).toMatchObject({ status: 409, body: { message: { key: 'message_withdrawn' } } })
  })
})
