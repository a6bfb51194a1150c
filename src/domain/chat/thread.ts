import { compareCodes } from '@/lib/text/compare-codes'
import { CARE_LOOKBACK_MESSAGES } from '@/config/tool-limits'

import { isScheduled, type Message, type ThreadPage } from './message'

/** Maximum messages cached per thread; the far end is dropped and fetched again. */
export const THREAD_MAX_MESSAGES = 2000

/** The cached part of a thread: one sequence of messages without a gap, oldest first. */
export interface Thread {
  messages: readonly Message[]
  /** Scheduled messages. Outside the sequence, as they have no position before they are sent. */
  waiting: readonly Message[]
  /** The newest messages that have loaded, whichever part is cached: the check for need of care reads them. */
  newest: readonly Message[]
  hasBefore: boolean
  hasAfter: boolean
  /**
   * With `hasAfter`: newer messages could not be fetched. The reader is at the end of the cached part, not in the
   * past.
   */
  isBehind?: true
}

/**
 * Oldest first; messages of the same moment in a fixed order, so that every arrival order gives the same
 * result.
 */
const compareMessages = (a: Message, b: Message): number =>
  a.createdAt - b.createdAt || compareCodes(a.messageId, b.messageId)

const isSameMessage = (a: Message, b: Message): boolean =>
  a.messageId === b.messageId || (a.clientId !== null && a.clientId === b.clientId)

/** Events of a message persist: a response that arrives late reverts nothing. */
const PERSISTENT_FIELDS = [
  'seenAt',
  'boughtAt',
  'refundedAt',
  'unsentAt',
  'editedAt',
  'seenToAt',
  'translation',
] as const

/** Merges two copies of a message; the same object when the newer copy changes nothing. */
function mergeMessages(before: Message, incoming: Message): Message {
  const kept = Object.fromEntries(
    PERSISTENT_FIELDS.filter((field) => incoming[field] === null).map((field) => [field, before[field]]),
  )
  const isOutdated = (before.editedAt ?? 0) > (incoming.editedAt ?? 0)
  const after = {
    ...incoming,
    ...kept,
    // It would show what was taken back.
    ...((incoming.unsentAt ?? before.unsentAt) !== null && { translation: null }),
    ...(isOutdated && { text: before.text, editedAt: before.editedAt }),
  }
  return JSON.stringify(after) === JSON.stringify(before) ? before : after
}

const mergeMessageLists = (cached: readonly Message[], more: readonly Message[]): readonly Message[] => {
  const byId = new Map(cached.map((message) => [message.messageId, message]))
  for (const message of more) {
    const existing = byId.get(message.messageId)
    byId.set(message.messageId, existing ? mergeMessages(existing, message) : message)
  }
  return [...byId.values()].sort(compareMessages)
}

const sentMessagesOf = ({ data }: ThreadPage): readonly Message[] =>
  data.filter((message) => !isScheduled(message))

/** Scheduled messages of a page that are not sent yet. */
const scheduledMessagesOf = ({ data }: ThreadPage, sent: readonly Message[]): readonly Message[] =>
  data.filter((message) => isScheduled(message) && !sent.some((one) => isSameMessage(one, message)))

const careTail = (messages: readonly Message[]): readonly Message[] => messages.slice(-CARE_LOOKBACK_MESSAGES)

/** A thread from its first page; `newest`: the newest loaded messages, when the page is an older one. */
export function createThread(page: ThreadPage, newest: readonly Message[] = []): Thread {
  const messages = mergeMessageLists([], sentMessagesOf(page))
  const { hasBefore, hasAfter } = page
  return {
    messages,
    waiting: scheduledMessagesOf(page, messages),
    newest: hasAfter ? newest : careTail(messages),
    hasBefore,
    hasAfter,
  }
}

/** Merges the newest page into a thread of which an older part is cached. */
export const mergeNewestPage = (thread: Thread, page: ThreadPage): Thread => ({
  ...thread,
  newest: careTail(mergeMessageLists(thread.newest, sentMessagesOf(page))),
})

/** Updates messages that the newest page has too, and adds none: a page more may lie between. */
export function refreshNewest(thread: Thread, page: ThreadPage): Thread {
  const byId = new Map(page.data.map((message) => [message.messageId, message]))
  const refreshed = (before: Message): Message => {
    const incoming = byId.get(before.messageId)
    return incoming ? mergeMessages(before, incoming) : before
  }
  return {
    ...thread,
    messages: thread.messages.map(refreshed),
    newest: thread.newest.map(refreshed),
  }
}

const hasMessage = (thread: Thread, messageId: string): boolean =>
  thread.messages.some((message) => message.messageId === messageId)

const isSameFirst = (one: Thread, messages: readonly Message[]): boolean =>
  one.messages[0]?.messageId === messages[0]?.messageId

/** Adds the page before a message; drops a page that no longer joins the thread. */
export function prependPage(thread: Thread, anchorId: string, page: ThreadPage): Thread {
  if (!hasMessage(thread, anchorId)) return thread
  const messages = mergeMessageLists(thread.messages, sentMessagesOf(page))
  const isFirst = thread.messages[0]?.messageId === anchorId || !isSameFirst(thread, messages)
  return {
    ...thread,
    messages: messages.slice(0, THREAD_MAX_MESSAGES),
    hasBefore: isFirst ? page.hasBefore : thread.hasBefore,
    hasAfter: thread.hasAfter || messages.length > THREAD_MAX_MESSAGES,
  }
}

/** Adds the page after a message likewise; the newest page replaces the scheduled messages. */
export function appendPage(thread: Thread, anchorId: string, page: ThreadPage): Thread {
  if (!hasMessage(thread, anchorId)) return thread
  const messages = mergeMessageLists(thread.messages, sentMessagesOf(page))
  const isLast =
    thread.messages.at(-1)?.messageId === anchorId ||
    thread.messages.at(-1)?.messageId !== messages.at(-1)?.messageId
  const hasAfter = isLast ? page.hasAfter : thread.hasAfter
  return {
    messages: messages.slice(-THREAD_MAX_MESSAGES),
    waiting: page.hasAfter ? thread.waiting : scheduledMessagesOf(page, messages),
    newest: hasAfter ? thread.newest : careTail(messages),
    hasBefore: thread.hasBefore || messages.length > THREAD_MAX_MESSAGES,
    hasAfter,
  }
}

/** Truncates after a message, if cached: later ones arrived separately, so there may be a gap. */
export function truncateThread(thread: Thread, lastId: string | undefined): Thread {
  const count = thread.messages.findLastIndex(({ messageId }) => messageId === lastId) + 1
  if (count === thread.messages.length || (count === 0 && lastId !== undefined)) return thread
  return { ...thread, messages: thread.messages.slice(0, count) }
}

/** Marks that messages after this one could not be fetched. A reader who moved elsewhere stays there. */
export function markBehind(thread: Thread, lastId: string | undefined): Thread {
  if (lastId !== undefined && !hasMessage(thread, lastId)) return thread
  return { ...truncateThread(thread, lastId), hasAfter: true, isBehind: true }
}

/** Whether a new message lies within the cached part, so that it creates no gap. */
function isWithinCached({ messages, hasBefore, hasAfter }: Thread, message: Message): boolean {
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return !hasBefore && !hasAfter
  if (compareMessages(message, first) < 0) return !hasBefore
  return compareMessages(message, last) < 0 || !hasAfter
}

function upsertSent(thread: Thread, message: Message): Thread {
  const existing = thread.messages.filter((one) => isSameMessage(one, message))
  if (existing.length === 0 && !isWithinCached(thread, message)) return thread
  const whole = existing.reduce(
    (after, before) => mergeMessages({ ...before, messageId: after.messageId }, after),
    message,
  )
  const [only] = existing
  if (existing.length === 1 && only && mergeMessages(only, message) === only) return thread
  const others = thread.messages.filter((one) => !existing.includes(one))
  // Nearly always the newest, so we search from the end.
  const index = others.findLastIndex((one) => compareMessages(one, whole) < 0) + 1
  return { ...thread, messages: others.toSpliced(index, 0, whole) }
}

/**
 * An unsent scheduled message disappears: the fan has not seen it. A late response about a sent one is
 * dropped.
 */
function upsertScheduled(thread: Thread, message: Message): Thread {
  if (thread.messages.some((sent) => isSameMessage(sent, message))) return thread
  const existing = thread.waiting.find((one) => isSameMessage(one, message))
  const others = thread.waiting.filter((one) => one !== existing)
  if (message.unsentAt !== null) return existing ? { ...thread, waiting: others } : thread
  const whole = existing ? mergeMessages(existing, message) : message
  return whole === existing ? thread : { ...thread, waiting: [...others, whole] }
}

/** Removes a sent message from the scheduled ones. */
function removeScheduled(thread: Thread, message: Message): Thread {
  const waiting = thread.waiting.filter((one) => !isSameMessage(one, message))
  return waiting.length === thread.waiting.length ? thread : { ...thread, waiting }
}

function upsertNewest(thread: Thread, message: Message): Thread {
  const newest = careTail(mergeMessageLists(thread.newest, [message]))
  return newest.every((one) => thread.newest.includes(one)) ? thread : { ...thread, newest }
}

/** Inserts or updates a message. One outside the cached part is ignored until its page loads. */
export const upsertMessage = (thread: Thread, message: Message): Thread =>
  isScheduled(message)
    ? upsertScheduled(thread, message)
    : upsertNewest(upsertSent(removeScheduled(thread, message), message), message)

/** The newest part of a thread, to keep in the cache when it is closed; the rest is fetched again. */
export function keepNewest(thread: Thread, count: number): Thread {
  if (thread.hasAfter || thread.messages.length <= count) return thread
  return { ...thread, messages: thread.messages.slice(-count), hasBefore: true }
}
