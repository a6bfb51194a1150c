import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { messageOf } from '../../tests/live-facts'
import { CARE_LOOKS_BACK_MESSAGES } from '@/config/constants'

import { instant, isoOf } from './instant'
import type { Message, MessagePage } from './message'
import {
  behind,
  newestOf,
  type Thread,
  THREAD_HELD_AT_MOST,
  threadFrom,
  upTo,
  withAfter,
  withBefore,
  withMessage,
  withNewest,
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

  part(from: number, to: number): MessagePage {
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
  let thread = threadFrom(server.newest())
  const onTheirWay: OnItsWay[] = []
  const events: Message[] = []
  for (const { act, pick = 0 } of steps) {
    const [first, last] = [thread.messages[0]?.messageId, thread.messages.at(-1)?.messageId]
    const any = server.all[pick % server.all.length]
    if (act === 'before' && first !== undefined) {
      const page = server.before(first)
      onTheirWay.push((held) => withBefore(held, first, page))
    } else if (act === 'after' && last !== undefined) {
      const page = server.after(last)
      onTheirWay.push((held) => withAfter(held, last, page))
    } else if (act === 'event' || act === 'quiet') {
      const made = server.add()
      events.push(made)
      // A silent one is only delivered with others.
      if (act === 'event') onTheirWay.push((held) => withMessage(held, made))
    } else if (act === 'again' && events.length > 0) {
      const again = events[pick % events.length] as Message // non-empty
      onTheirWay.push((held) => withMessage(held, again))
    } else if (act === 'seen' && any) {
      onTheirWay.push((held) => withMessage(held, { ...any, seenAt: instant(1) }))
    } else if (act === 'around' && any) thread = threadFrom(server.around(any.messageId))
    else if (act === 'newest') thread = threadFrom(server.newest())
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
        expect(times).toEqual(times.toSorted((one, other) => one - other))
      }),
    )
  })

  it('has no gap once every event has arrived', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 }), fc.array(step, { maxLength: 60 }), (count, steps) => {
        const { server, thread, missed, events } = play(count, steps)
        const settled = events.reduce(
          withMessage,
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
    let thread = threadFrom(server.around('message-20'))
    while (thread.hasBefore) {
      const first = thread.messages[0]?.messageId ?? ''
      thread = withBefore(thread, first, server.before(first))
    }
    while (thread.hasAfter) {
      const last = thread.messages.at(-1)?.messageId ?? ''
      thread = withAfter(thread, last, server.after(last))
    }
    expect(ids(thread)).toEqual(server.all.map(({ messageId }) => messageId))
  })

  it('only sets hasAfter when its newest page is not held', () => {
    const server = new Server(30)
    const thread = threadFrom(server.around('message-10'))
    expect(withMessage(thread, server.add()).messages).toBe(thread.messages)
    expect(withMessage(thread, message(0)).messages).toBe(thread.messages)
  })

  it('knows its newest messages whichever page is held, and applies changes to them', () => {
    const server = new Server(60)
    const opened = threadFrom(server.newest())
    const newest = ({ newest: known }: Thread) => known.map(({ messageId }) => messageId)
    expect(newest(opened)).toEqual(ids(opened))
    const old = threadFrom(server.around('message-10'), opened.newest)
    expect(newest(old)).toEqual(ids(opened))
    const later = withMessage(withMessage(old, server.add()), message(58, { seenAt: instant(1) }))
    expect(newest(later)).toEqual([...ids(opened), 'message-60'])
    expect(later.newest.find(({ messageId }) => messageId === 'message-58')).toMatchObject({ seenAt: 1 })
    expect(withMessage(later, message(58))).toBe(later)
    const further = withAfter(later, 'message-12', server.after('message-12'))
    expect(newest(further)).toEqual(newest(later))
    const missed = server.add()
    expect(newest(withNewest(further, server.newest())).at(-1)).toBe(missed.messageId)
  })

  it('keeps as many of the newest as care looks at', () => {
    const thread = threadFrom({
      data: Array.from({ length: 40 }, (_, n) => message(n)),
      hasBefore: true,
      hasAfter: false,
    })
    const after = withMessage(thread, message(40))
    expect(after.newest).toEqual(after.messages.slice(-CARE_LOOKS_BACK_MESSAGES))
  })

  it('replaces a message by its id or its client id, in place', () => {
    const thread = threadFrom(new Server(3).newest())
    const ours = withMessage(thread, message(9, { messageId: 'local', clientId: 'key-1' }))
    const taken = withMessage(ours, message(9, { messageId: 'message-9', clientId: 'key-1' }))
    expect(ids(taken)).toEqual(['message-0', 'message-1', 'message-2', 'message-9'])
    const edited = withMessage(taken, message(1, { text: 'other', editedAt: instant(5000) }))
    expect(edited.messages[1]).toMatchObject({ text: 'other' })
  })

  it('never reverts an event when an older copy arrives late', () => {
    const thread = threadFrom(new Server(2).newest())
    const bought = withMessage(thread, message(1, { boughtAt: instant(9), seenAt: instant(8) }))
    const late = withMessage(bought, message(1))
    expect(late.messages[1]).toMatchObject({ boughtAt: 9, seenAt: 8 })
    const edited = withMessage(thread, message(1, { text: 'new', editedAt: instant(7) }))
    expect(withMessage(edited, message(1)).messages[1]).toMatchObject({ text: 'new', editedAt: 7 })
  })

  it('is the same object without changes, so that nothing re-renders', () => {
    const thread = threadFrom(new Server(4).newest())
    expect(withMessage(thread, message(2))).toBe(thread)
    const page = new Server(4).newest()
    expect(withAfter(thread, 'message-0', page).messages[3]).toBe(thread.messages[3])
  })

  it('drops a page that no longer joins the held messages', () => {
    const server = new Server(60)
    const thread = threadFrom(server.newest())
    expect(withBefore(thread, 'message-10', server.before('message-10'))).toBe(thread)
    expect(withAfter(thread, 'message-10', server.after('message-10'))).toBe(thread)
  })

  it('drops the far end when it holds too many messages', () => {
    const all = Array.from({ length: THREAD_HELD_AT_MOST }, (_, index) => message(index + 10))
    const thread: Thread = { messages: all, waiting: [], newest: [], hasBefore: true, hasAfter: false }
    const page = { data: [message(8), message(9)], hasBefore: true, hasAfter: true }
    const grown = withBefore(thread, 'message-10', page)
    expect(grown.messages).toHaveLength(THREAD_HELD_AT_MOST)
    expect(grown).toMatchObject({ hasBefore: true, hasAfter: true })
    expect(grown.messages[0]?.messageId).toBe('message-8')
  })

  it('keeps scheduled messages apart, until they are sent, unsent or missing from the newest page', () => {
    const later = message(9, { messageId: 'later', clientId: 'key-1', scheduledAt: instant(99_000) })
    const sent = message(20, { messageId: 'later', clientId: 'key-1' })
    const server = new Server(3)
    const page = { ...server.newest(), data: [...server.newest().data, later] }
    const thread = threadFrom(page)
    expect([ids(thread), thread.waiting]).toEqual([['message-0', 'message-1', 'message-2'], [later]])
    expect(withMessage(thread, later)).toBe(thread)
    const gone = withMessage(thread, sent)
    expect([ids(gone).at(-1), gone.waiting]).toEqual(['later', []])
    expect(withMessage(gone, later)).toBe(gone)
    expect(withAfter(gone, 'message-2', { ...page, data: [later] }).waiting).toEqual([])
    expect(withMessage(thread, { ...later, unsentAt: instant(1) }).waiting).toEqual([])
    expect(withAfter(thread, 'message-2', server.after('message-2')).waiting).toEqual([])
    expect(newestOf(thread, 1).waiting).toEqual([later])
  })

  it('sets hasAfter again when missed messages could not be fetched', () => {
    const server = new Server(4)
    const thread = withMessage(threadFrom(server.newest()), message(6))
    const lost = behind(thread, 'message-3')
    expect(lost).toMatchObject({ hasAfter: true, isBehind: true })
    expect(ids(lost).at(-1)).toBe('message-3')
    expect(ids(withMessage(lost, message(7)))).toEqual(ids(lost))
    server.add()
    const joined = withAfter(lost, 'message-3', server.after('message-3'))
    expect([joined.hasAfter, joined.isBehind, ids(joined).at(-1)]).toEqual([false, undefined, 'message-4'])
    const elsewhere = threadFrom(new Server(60).around('message-40'))
    expect(behind(elsewhere, 'message-3')).toBe(elsewhere)
    expect(upTo(elsewhere, 'message-3')).toBe(elsewhere)
  })

  it('keeps its newest messages when it is closed', () => {
    const thread = threadFrom(new Server(5).newest())
    expect(ids(newestOf(thread, 2))).toEqual(['message-3', 'message-4'])
    expect(newestOf(thread, 2).hasBefore).toBe(true)
    expect(newestOf(thread, 9)).toBe(thread)
  })
})
