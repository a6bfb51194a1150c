import { CARE_LOOKS_BACK_MESSAGES } from '@/config/constants'

import { isScheduled, type Message, type MessagePage } from './message'

/** Maximum messages held per thread; the far end is dropped and fetched again. */
export const THREAD_HELD_AT_MOST = 2000

/** The cached part of a thread: one sequence of messages without a gap, oldest first. */
export interface Thread {
  messages: readonly Message[]
  /** Scheduled messages. Outside the sequence, as they have no position before they are sent. */
  waiting: readonly Message[]
  /** The newest known messages, whichever part is held: the check for need of care reads them. */
  newest: readonly Message[]
  hasBefore: boolean
  hasAfter: boolean
  /**
   * With `hasAfter`: newer messages could not be fetched. The reader is at the end of the known part, not in
   * the past.
   */
  isBehind?: true
}

/**
 * Oldest first; messages of the same moment in a fixed order, so that every arrival order gives the same
 * result.
 */
const inOrder = (one: Message, other: Message): number =>
  one.createdAt - other.createdAt ||
  (one.messageId < other.messageId ? -1 : one.messageId > other.messageId ? 1 : 0)

const isSame = (one: Message, other: Message): boolean =>
  one.messageId === other.messageId || (one.clientId !== null && one.clientId === other.clientId)

/** Events of a message persist: a response that arrives late reverts nothing. */
const LASTING = [
  'seenAt',
  'boughtAt',
  'refundedAt',
  'unsentAt',
  'editedAt',
  'seenToAt',
  'translation',
] as const

/** Merges two copies of a message; the same object when the newer copy changes nothing. */
export function joined(before: Message, incoming: Message): Message {
  const kept = Object.fromEntries(
    LASTING.filter((field) => incoming[field] === null).map((field) => [field, before[field]]),
  )
  const isOutdated = (before.editedAt ?? 0) > (incoming.editedAt ?? 0)
  const after = {
    ...incoming,
    ...kept,
    ...(isOutdated && { text: before.text, editedAt: before.editedAt }),
  }
  return JSON.stringify(after) === JSON.stringify(before) ? before : after
}

const union = (held: readonly Message[], more: readonly Message[]): readonly Message[] => {
  const byId = new Map(held.map((message) => [message.messageId, message]))
  for (const message of more) {
    const known = byId.get(message.messageId)
    byId.set(message.messageId, known ? joined(known, message) : message)
  }
  return [...byId.values()].sort(inOrder)
}

const sentIn = ({ data }: MessagePage): readonly Message[] => data.filter((message) => !isScheduled(message))

/** Scheduled messages of a page that are not sent yet. */
const waitingIn = ({ data }: MessagePage, sent: readonly Message[]): readonly Message[] =>
  data.filter((message) => isScheduled(message) && !sent.some((one) => isSame(one, message)))

const endOf = (messages: readonly Message[]): readonly Message[] => messages.slice(-CARE_LOOKS_BACK_MESSAGES)

/** A thread from its first page; `newest`: the known newest messages, when the page is an older one. */
export function threadFrom(page: MessagePage, newest: readonly Message[] = []): Thread {
  const messages = union([], sentIn(page))
  const { hasBefore, hasAfter } = page
  return {
    messages,
    waiting: waitingIn(page, messages),
    newest: hasAfter ? newest : endOf(messages),
    hasBefore,
    hasAfter,
  }
}

/** Merges the newest page into a thread that holds an older part. */
export const withNewest = (thread: Thread, page: MessagePage): Thread => ({
  ...thread,
  newest: endOf(union(thread.newest, sentIn(page))),
})

const has = (thread: Thread, messageId: string): boolean =>
  thread.messages.some((message) => message.messageId === messageId)

const isSameFirst = (one: Thread, messages: readonly Message[]): boolean =>
  one.messages[0]?.messageId === messages[0]?.messageId

/** Adds the page before a message; drops a page that no longer joins the thread. */
export function withBefore(thread: Thread, anchorId: string, page: MessagePage): Thread {
  if (!has(thread, anchorId)) return thread
  const messages = union(thread.messages, sentIn(page))
  const isFirst = thread.messages[0]?.messageId === anchorId || !isSameFirst(thread, messages)
  return {
    ...thread,
    messages: messages.slice(0, THREAD_HELD_AT_MOST),
    hasBefore: isFirst ? page.hasBefore : thread.hasBefore,
    hasAfter: thread.hasAfter || messages.length > THREAD_HELD_AT_MOST,
  }
}

/** Adds the page after a message likewise; the newest page replaces the scheduled messages. */
export function withAfter(thread: Thread, anchorId: string, page: MessagePage): Thread {
  if (!has(thread, anchorId)) return thread
  const messages = union(thread.messages, sentIn(page))
  const isLast =
    thread.messages.at(-1)?.messageId === anchorId ||
    thread.messages.at(-1)?.messageId !== messages.at(-1)?.messageId
  const hasAfter = isLast ? page.hasAfter : thread.hasAfter
  return {
    messages: messages.slice(-THREAD_HELD_AT_MOST),
    waiting: page.hasAfter ? thread.waiting : waitingIn(page, messages),
    newest: hasAfter ? thread.newest : endOf(messages),
    hasBefore: thread.hasBefore || messages.length > THREAD_HELD_AT_MOST,
    hasAfter,
  }
}

/** Truncates after a message, if held: later ones arrived separately, so there may be a gap. */
export function upTo(thread: Thread, lastId: string | undefined): Thread {
  const count = thread.messages.findLastIndex(({ messageId }) => messageId === lastId) + 1
  if (count === thread.messages.length || (count === 0 && lastId !== undefined)) return thread
  return { ...thread, messages: thread.messages.slice(0, count) }
}

/** Marks that messages after this one could not be fetched. A reader who moved elsewhere stays there. */
export function behind(thread: Thread, lastId: string | undefined): Thread {
  if (lastId !== undefined && !has(thread, lastId)) return thread
  return { ...upTo(thread, lastId), hasAfter: true, isBehind: true }
}

/** Whether a new message lies within the held part, so that it creates no gap. */
function belongs({ messages, hasBefore, hasAfter }: Thread, message: Message): boolean {
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return !hasBefore && !hasAfter
  if (inOrder(message, first) < 0) return !hasBefore
  return inOrder(message, last) < 0 || !hasAfter
}

function withSent(thread: Thread, message: Message): Thread {
  const known = thread.messages.filter((held) => isSame(held, message))
  if (known.length === 0 && !belongs(thread, message)) return thread
  const whole = known.reduce(
    (after, before) => joined({ ...before, messageId: after.messageId }, after),
    message,
  )
  const [only] = known
  if (known.length === 1 && only && joined(only, message) === only) return thread
  const others = thread.messages.filter((held) => !known.includes(held))
  // Nearly always the newest, so we search from the end.
  const place = others.findLastIndex((held) => inOrder(held, whole) < 0) + 1
  return { ...thread, messages: others.toSpliced(place, 0, whole) }
}

/**
 * An unsent scheduled message disappears: the fan has not seen it. A late response about a sent one is
 * dropped.
 */
function withScheduled(thread: Thread, message: Message): Thread {
  if (thread.messages.some((sent) => isSame(sent, message))) return thread
  const known = thread.waiting.find((held) => isSame(held, message))
  const others = thread.waiting.filter((held) => held !== known)
  if (message.unsentAt !== null) return known ? { ...thread, waiting: others } : thread
  const whole = known ? joined(known, message) : message
  return whole === known ? thread : { ...thread, waiting: [...others, whole] }
}

/** Removes a sent message from the scheduled ones. */
function withoutWaiting(thread: Thread, message: Message): Thread {
  const waiting = thread.waiting.filter((held) => !isSame(held, message))
  return waiting.length === thread.waiting.length ? thread : { ...thread, waiting }
}

function withLately(thread: Thread, message: Message): Thread {
  const newest = endOf(union(thread.newest, [message]))
  return newest.every((one) => thread.newest.includes(one)) ? thread : { ...thread, newest }
}

/** Inserts or updates a message. One outside the held part is ignored until its page loads. */
export const withMessage = (thread: Thread, message: Message): Thread =>
  isScheduled(message)
    ? withScheduled(thread, message)
    : withLately(withSent(withoutWaiting(thread, message), message), message)

/** The newest part of a thread, to keep in the cache when it is closed; the rest is fetched again. */
export function newestOf(thread: Thread, count: number): Thread {
  if (thread.hasAfter || thread.messages.length <= count) return thread
  return { ...thread, messages: thread.messages.slice(-count), hasBefore: true }
}
