import { afterEach, describe, expect, it } from 'vitest'

import { instant } from '@/domain/time/instant'
import type { Message } from '@/domain/chat/message'
import type { OutboxMessage } from '@/domain/chat/outbox'
import { MINUTE_MS } from '@/lib/duration'
import { recordServerDate, resetServerClock } from '@/services/network/server-clock'

import { outgoing as plain } from '../../../../../../tests/support/fixtures/outgoing'
import { asMessage, type Row, threadRows, type ThreadView } from './rows'

const NOON = new Date(2026, 10, 20, 12).getTime()

const message = (messageId: string, minutes: number, more: Partial<Message> = {}): Message => ({
  ...asMessage(outgoing(messageId, minutes)),
  messageId,
  clientId: null,
  senderId: 'fan-1',
  sentById: null,
  createdAt: instant(NOON + minutes * MINUTE_MS),
  ...more,
})

const outgoing = (clientId: string, minutes: number, more: Partial<OutboxMessage> = {}): OutboxMessage =>
  plain({
    clientId,
    userId: 'staff-1',
    creatorId: 'creator-1',
    state: 'sending',
    text: clientId,
    createdAt: NOON + minutes * MINUTE_MS,
    ...more,
  })

const view = (more: Partial<ThreadView>): readonly Row[] =>
  threadRows({
    messages: [],
    waiting: [],
    outgoing: [],
    hasBefore: false,
    hasAfter: false,
    firstUnreadId: null,
    isOwn: ({ senderId }) => senderId === 'creator-1',
    ...more,
  })

const kinds = (rows: readonly Row[]) => rows.map(({ kind }) => kind)
const groups = (rows: readonly Row[]) =>
  rows.flatMap((row) =>
    row.kind === 'message'
      ? [`${row.startsGroup ? '<' : ''}${row.message.messageId}${row.endsGroup ? '>' : ''}`]
      : [],
  )

describe('the rows of a thread', () => {
  it('group messages of one sender within 5 minutes', () => {
    const messages = [
      message('a', 0),
      message('b', 4.9),
      message('c', 9.9),
      message('d', 10, { senderId: 'creator-1' }),
    ]
    expect(groups(view({ messages }))).toEqual(['<a', 'b>', '<c>', '<d>'])
  })

  it('separate messages of two colleagues', () => {
    const ours = (id: string, at: number, sentById: string) =>
      message(id, at, { senderId: 'creator-1', sentById })
    expect(groups(view({ messages: [ours('a', 0, 'staff-1'), ours('b', 1, 'staff-2')] }))).toEqual([
      '<a>',
      '<b>',
    ])
  })

  it('separate a mass message from what a colleague typed beside it', () => {
    const ours = { senderId: 'creator-1', sentById: 'staff-1' }
    const messages = [
      message('a', 0, ours),
      message('b', 1, { ...ours, kind: 'mass' }),
      message('c', 2, ours),
    ]
    expect(groups(view({ messages }))).toEqual(['<a>', '<b>', '<c>'])
  })

  it('start each day in the reader’s time zone with its name', () => {
    const messages = [message('a', 0), message('b', 1), message('c', 24 * 60)]
    expect(kinds(view({ messages }))).toEqual(['day', 'message', 'message', 'day', 'message'])
  })

  it('show no day above the oldest message while there are more, which may be of the same day', () => {
    expect(kinds(view({ messages: [message('a', 0)], hasBefore: true }))).toEqual(['message'])
  })

  it('mark the first unread message and split a group there', () => {
    const rows = view({ messages: [message('a', 0), message('b', 1)], firstUnreadId: 'b' })
    expect(kinds(rows)).toEqual(['day', 'message', 'new', 'message'])
    expect(groups(rows)).toEqual(['<a>', '<b>'])
  })

  it('show a tip as an event, which splits a group', () => {
    const messages = [message('a', 0), message('tip', 1, { kind: 'tip', price: 500 }), message('b', 2)]
    const rows = view({ messages })
    expect(kinds(rows)).toEqual(['day', 'message', 'event', 'message'])
    expect(groups(rows)).toEqual(['<a>', '<b>'])
  })

  it('show unsent messages after the newest, in the order they were written', () => {
    const rows = view({ messages: [message('a', 9)], outgoing: [outgoing('one', 5), outgoing('two', 6)] })
    expect(groups(rows)).toEqual(['<a>', '<one', 'two>'])
  })

  it('keep the key of a message when the server has accepted it, and show it once', () => {
    const before = view({ outgoing: [outgoing('key-1', 0)] })
    const taken = message('message-7', 0, { clientId: 'key-1', senderId: 'creator-1' })
    const after = view({ messages: [taken], outgoing: [outgoing('key-1', 0)] })
    expect(before.at(-1)?.key).toBe('key-1')
    expect(after.map(({ key }) => key).filter((key) => key === 'key-1')).toHaveLength(1)
    expect(after.at(-1)).toMatchObject({ key: 'key-1', outgoing: undefined })
  })

  it('show neither unsent nor scheduled messages in an older part', () => {
    const planned = message('later', 1, { scheduledAt: instant(NOON + 90 * MINUTE_MS) })
    const rows = view({
      messages: [message('a', 0)],
      waiting: [planned],
      outgoing: [outgoing('one', 2)],
      hasAfter: true,
    })
    expect(groups(rows)).toEqual(['<a>'])
  })

  it('show unsent messages when only the newest page failed to load', () => {
    const rows = view({ outgoing: [outgoing('one', 2)], hasAfter: true, isBehind: true })
    expect(groups(rows)).toEqual(['<one>'])
  })

  it('put scheduled messages at the end, the earliest first', () => {
    const planned = (id: string, at: number) =>
      message(id, 0, { senderId: 'creator-1', scheduledAt: instant(NOON + at * MINUTE_MS) })
    const waiting = [planned('late', 90), planned('soon', 30)]
    const rows = view({ messages: [message('a', 1)], waiting })
    expect(groups(rows).map((id) => id.replaceAll(/[<>]/g, ''))).toEqual(['a', 'soon', 'late'])
  })
})

describe('a device whose clock is behind that of the server', () => {
  afterEach(resetServerClock)

  it('gets no second day before what it sends', () => {
    recordServerDate(new Date(3 * MINUTE_MS).toUTCString(), 0)
    const midnight = 12 * 60
    const rows = view({
      messages: [message('a', midnight - 60), message('b', midnight + 1)],
      outgoing: [outgoing('c', midnight - 1)],
    })
    expect(kinds(rows)).toEqual(['day', 'message', 'day', 'message', 'message'])
  })
})
