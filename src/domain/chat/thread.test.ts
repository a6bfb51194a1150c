import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { messageOf } from '../../../tests/support/fixtures/live-events'
import { CARE_LOOKBACK_MESSAGES } from '@/config/tool-limits'

import { instant, isoOf } from '../time/instant'
import type { Message, ThreadPage } from './message'
import {
  markBehind,
  keepNewest,
  type Thread,
  THREAD_MAX_MESSAGES,
  createThread,
  truncateThread,
  appendPage,
  prependPage,
  upsertMessage,
  mergeNewestPage,
} from './thread'

const message = (index: number, more: Partial<Message> = {}): Message => ({
  ...messageOf(`message-${index}`, { text: `words ${index}`, createdAt: isoOf(1000 * index) }),
  ...more,
})

const PART = 5

/** A server with a growing thread. */
class Server {
  readonly all: Message[] = []

  constructor(count: number) {
    for (let index = 0; index < count; index += 1) this.add()
  }

  add(): Message {
    const made = message(this.all.length)
    this.all.push(made)
    return made
  }

  part(from: number, to: number): ThreadPage {
    const [start, end] = [Math.max(0, from), Math.min(this.all.length, to)]
    return { data: this.all.slice(start, end), hasBefore: start > 0, hasAfter: end < this.all.length }
  }

  newest = () => this.part(this.all.length - PART, this.all.length)
  at = (messageId: string) => this.all.findIndex((one) => one.messageId === messageId)
  before = (messageId: string) => this.part(this.at(messageId) - PART, this.at(messageId))
  after = (messageId: string) => this.part(this.at(messageId) + 1, this.at(messageId) + 1 + PART)
  around = (messageId: string) => this.part(this.at(messageId) - 2, this.at(messageId) + 3)
}

const ids = (thread: Thread) => thread.messages.map(({ messageId }) => messageId)

/** Responses take a while and arrive in any order. */
type OnItsWay = (thread: Thread) => Thread

const step = fc.oneof(
  fc.record({ act: fc.constantFrom('before', 'after', 'newest', 'event', 'quiet') }),
  fc.record({ act: fc.constantFrom('around', 'arrive', 'again', 'seen'), pick: fc.nat({ max: 60 }) }),
)

/** Plays a session: requests pages, writes messages, and delivers everything in any order. */
function play(count: number, steps: readonly { act: string; pick?: number }[]) {
  const server = new Server(count)
  let thread = createThread(server.newest())
  const onTheirWay: OnItsWay[] = []
  const events: Message[] = []
  for (const { act, pick = 0 } of steps) {
    const [first, last] = [thread.messages[0]?.messageId, thread.messages.at(-1)?.messageId]
    const any = server.all[pick % server.all.length]
    if (act === 'before' && first !== undefined) {
      const page = server.before(first)
      onTheirWay.push((held) => prependPage(held, first, page))
    } else if (act === 'after' && last !== undefined) {
      const page = server.after(last)
      onTheirWay.push((held) => appendPage(held, last, page))
    } else if (act === 'event' || act === 'quiet') {
      const made = server.add()
      events.push(made)
      // A silent one is only delivered with others.
      if (act === 'event') onTheirWay.push((held) => upsertMessage(held, made))
    } else if (act === 'again' && events.length > 0) {
      const again = events[pick % events.length] as Message // non-empty
      onTheirWay.push((held) => upsertMessage(held, again))
    } else if (act === 'seen' && any) {
      onTheirWay.push((held) => upsertMessage(held, { ...any, seenAt: instant(1) }))
    } else if (act === 'around' && any) thread = createThread(server.around(any.messageId))
    else if (act === 'newest') thread = createThread(server.newest())
    else if (act === 'arrive' && onTheirWay.length > 0)
      thread = onTheirWay.splice(pick % onTheirWay.length, 1)[0]?.(thread) ?? thread
  }
  return { server, thread, missed: onTheirWay, events }
}

describe('a cached thread', () => {
  it('is ordered and without duplicates, in whatever order messages arrive', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.array(step, { maxLength: 60 }), (count, steps) => {
        const { thread } = play(count, steps)
        expect(new Set(ids(thread)).size).toBe(thread.messages.length)
        const times = thread.messages.map(({ createdAt }) => createdAt)
        expect(times).toEqual(times.toSorted((a, b) => a - b))
      }),
    )
  })

  it('has no gap once every event has arrived', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.array(step, { maxLength: 60 }), (count, steps) => {
        const { server, thread, missed, events } = play(count, steps)
        const settled = events.reduce(
          upsertMessage,
          missed.reduce((held, arrive) => arrive(held), thread),
        )
        const all = server.all.map(({ messageId }) => messageId)
        const from = all.indexOf(ids(settled)[0] ?? '')
        expect(ids(settled)).toEqual(
          settled.messages.length === 0 ? [] : all.slice(from, from + settled.messages.length),
        )
        // Its flags at both ends are true.
        if (settled.messages.length > 0) {
          if (!settled.hasBefore) expect(from).toBe(0)
          if (!settled.hasAfter) expect(ids(settled).at(-1)).toBe(all.at(-1))
        }
      }),
    )
  })

  it('reaches the beginning and the end page by page', () => {
    const server = new Server(43)
    let thread = createThread(server.around('message-20'))
    while (thread.hasBefore) {
      const first = thread.messages[0]?.messageId ?? ''
      thread = prependPage(thread, first, server.before(first))
    }
    while (thread.hasAfter) {
      const last = thread.messages.at(-1)?.messageId ?? ''
      thread = appendPage(thread, last, server.after(last))
    }
    expect(ids(thread)).toEqual(server.all.map(({ messageId }) => messageId))
  })

  it('only sets hasAfter when its newest page is not held', () => {
    const server = new Server(30)
    const thread = createThread(server.around('message-10'))
    expect(upsertMessage(thread, server.add()).messages).toBe(thread.messages)
    expect(upsertMessage(thread, message(0)).messages).toBe(thread.messages)
  })

  it('knows its newest messages whichever page is held, and applies changes to them', () => {
    const server = new Server(60)
    const opened = createThread(server.newest())
    const newest = ({ newest: known }: Thread) => known.map(({ messageId }) => messageId)
    expect(newest(opened)).toEqual(ids(opened))
    const old = createThread(server.around('message-10'), opened.newest)
    expect(newest(old)).toEqual(ids(opened))
    const later = upsertMessage(upsertMessage(old, server.add()), message(58, { seenAt: instant(1) }))
    expect(newest(later)).toEqual([...ids(opened), 'message-60'])
    expect(later.newest.find(({ messageId }) => messageId === 'message-58')).toMatchObject({ seenAt: 1 })
    expect(upsertMessage(later, message(58))).toBe(later)
    const further = appendPage(later, 'message-12', server.after('message-12'))
    expect(newest(further)).toEqual(newest(later))
    const missed = server.add()
    expect(newest(mergeNewestPage(further, server.newest())).at(-1)).toBe(missed.messageId)
  })

  it('keeps as many of the newest as care looks at', () => {
    const thread = createThread({
      data: Array.from({ length: 40 }, (_, n) => message(n)),
      hasBefore: true,
      hasAfter: false,
    })
    const after = upsertMessage(thread, message(40))
    expect(after.newest).toEqual(after.messages.slice(-CARE_LOOKBACK_MESSAGES))
  })

  it('replaces a message by its id or its client id, in place', () => {
    const thread = createThread(new Server(3).newest())
    const ours = upsertMessage(thread, message(9, { messageId: 'local', clientId: 'key-1' }))
    const taken = upsertMessage(ours, message(9, { messageId: 'message-9', clientId: 'key-1' }))
    expect(ids(taken)).toEqual(['message-0', 'message-1', 'message-2', 'message-9'])
    const edited = upsertMessage(taken, message(1, { text: 'other', editedAt: instant(5000) }))
    expect(edited.messages[1]).toMatchObject({ text: 'other' })
  })

  it('never reverts an event when an older copy arrives late', () => {
    const thread = createThread(new Server(2).newest())
    const bought = upsertMessage(thread, message(1, { boughtAt: instant(9), seenAt: instant(8) }))
    const late = upsertMessage(bought, message(1))
    expect(late.messages[1]).toMatchObject({ boughtAt: 9, seenAt: 8 })
    const edited = upsertMessage(thread, message(1, { text: 'new', editedAt: instant(7) }))
    expect(upsertMessage(edited, message(1)).messages[1]).toMatchObject({ text: 'new', editedAt: 7 })
  })

  it('is the same object without changes, so that nothing re-renders', () => {
    const thread = createThread(new Server(4).newest())
    expect(upsertMessage(thread, message(2))).toBe(thread)
    const page = new Server(4).newest()
    expect(appendPage(thread, 'message-0', page).messages[3]).toBe(thread.messages[3])
  })

  it('drops a page that no longer joins the held messages', () => {
    const server = new Server(60)
    const thread = createThread(server.newest())
    expect(prependPage(thread, 'message-10', server.before('message-10'))).toBe(thread)
    expect(appendPage(thread, 'message-10', server.after('message-10'))).toBe(thread)
  })

  it('drops the far end when it holds too many messages', () => {
    const all = Array.from({ length: THREAD_MAX_MESSAGES }, (_, index) => message(index + 10))
    const thread: Thread = { messages: all, waiting: [], newest: [], hasBefore: true, hasAfter: false }
    const page = { data: [message(8), message(9)], hasBefore: true, hasAfter: true }
    const grown = prependPage(thread, 'message-10', page)
    expect(grown.messages).toHaveLength(THREAD_MAX_MESSAGES)
    expect(grown).toMatchObject({ hasBefore: true, hasAfter: true })
    expect(grown.messages[0]?.messageId).toBe('message-8')
  })

  it('keeps scheduled messages apart, until they are sent, unsent or missing from the newest page', () => {
    const later = message(9, { messageId: 'later', clientId: 'key-1', scheduledAt: instant(99_000) })
    const sent = message(20, { messageId: 'later', clientId: 'key-1' })
    const server = new Server(3)
    const page = { ...server.newest(), data: [...server.newest().data, later] }
    const thread = createThread(page)
    expect([ids(thread), thread.waiting]).toEqual([['message-0', 'message-1', 'message-2'], [later]])
    expect(upsertMessage(thread, later)).toBe(thread)
    const gone = upsertMessage(thread, sent)
    expect([ids(gone).at(-1), gone.waiting]).toEqual(['later', []])
    expect(upsertMessage(gone, later)).toBe(gone)
    expect(appendPage(gone, 'message-2', { ...page, data: [later] }).waiting).toEqual([])
    expect(upsertMessage(thread, { ...later, unsentAt: instant(1) }).waiting).toEqual([])
    expect(appendPage(thread, 'message-2', server.after('message-2')).waiting).toEqual([])
    expect(keepNewest(thread, 1).waiting).toEqual([later])
  })

  it('sets hasAfter again when missed messages could not be fetched', () => {
    const server = new Server(4)
    const thread = upsertMessage(createThread(server.newest()), message(6))
    const lost = markBehind(thread, 'message-3')
    expect(lost).toMatchObject({ hasAfter: true, isBehind: true })
    expect(ids(lost).at(-1)).toBe('message-3')
    expect(ids(upsertMessage(lost, message(7)))).toEqual(ids(lost))
    server.add()
    const joined = appendPage(lost, 'message-3', server.after('message-3'))
    expect([joined.hasAfter, joined.isBehind, ids(joined).at(-1)]).toEqual([false, undefined, 'message-4'])
    const elsewhere = createThread(new Server(60).around('message-40'))
    expect(markBehind(elsewhere, 'message-3')).toBe(elsewhere)
    expect(truncateThread(elsewhere, 'message-3')).toBe(elsewhere)
  })

  it('keeps its newest messages when it is closed', () => {
    const thread = createThread(new Server(5).newest())
    expect(ids(keepNewest(thread, 2))).toEqual(['message-3', 'message-4'])
    expect(keepNewest(thread, 2).hasBefore).toBe(true)
    expect(keepNewest(thread, 9)).toBe(thread)
  })
})
