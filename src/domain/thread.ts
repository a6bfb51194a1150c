import { CARE_LOOKS_BACK_MESSAGES } from '@/config/constants'

import { isScheduled, type Message, type MessagePage } from './message'

/** How many messages of a thread are held at once; those at the far end are let go of and asked for again. */
export const THREAD_HELD_AT_MOST = 2000

/** What is known of a thread: one run of its messages without a hole, oldest first. */
export interface Thread {
  messages: readonly Message[]
  /** What waits for its time. Not of the run: it has no place in it before it is sent. */
  waiting: readonly Message[]
  /** The newest that are known of, whichever run is held: need of care is looked for there (crisis help, point 9). */
  newest: readonly Message[]
  hasBefore: boolean
  hasAfter: boolean
  /** With `hasAfter`: what came since could not be asked for. One is at the end of what was known, not in the past. */
  isBehind?: true
}

/** Oldest first; those of one moment in a fixed order, so that every way of getting them ends the same. */
const inOrder = (one: Message, other: Message): number =>
  one.createdAt - other.createdAt ||
  (one.messageId < other.messageId ? -1 : one.messageId > other.messageId ? 1 : 0)

const isSame = (one: Message, other: Message): boolean =>
  one.messageId === other.messageId || (one.clientId !== null && one.clientId === other.clientId)

/** What has happened to a message stays: an answer that was overtaken on its way takes nothing back. */
const LASTING = [
  'seenAt',
  'boughtAt',
  'refundedAt',
  'unsentAt',
  'editedAt',
  'seenToAt',
  'translation',
] as const

/** Two copies of one message as one; the very same object when the newer copy tells nothing new. */
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

/** What waits in a part, but for what has been sent by now. */
const waitingIn = ({ data }: MessagePage, sent: readonly Message[]): readonly Message[] =>
  data.filter((message) => isScheduled(message) && !sent.some((one) => isSame(one, message)))

const endOf = (messages: readonly Message[]): readonly Message[] => messages.slice(-CARE_LOOKS_BACK_MESSAGES)

/** A thread of which one part is known; `newest`: those known of already, where that part is another one. */
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

/** The newest part told beside a run that lies further back. */
export const withNewest = (thread: Thread, page: MessagePage): Thread => ({
  ...thread,
  newest: endOf(union(thread.newest, sentIn(page))),
})

const has = (thread: Thread, messageId: string): boolean =>
  thread.messages.some((message) => message.messageId === messageId)

const isSameFirst = (one: Thread, messages: readonly Message[]): boolean =>
  one.messages[0]?.messageId === messages[0]?.messageId

/** Adds the part that was asked for before a message; a part that does not join the thread any more is dropped. */
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

/** Adds the part that was asked for after a message, likewise; the newest tells all that waits. */
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

/** As far as a message, where that is held: what stands behind it was told of later, and there may be a hole between. */
export function upTo(thread: Thread, lastId: string | undefined): Thread {
  const count = thread.messages.findLastIndex(({ messageId }) => messageId === lastId) + 1
  if (count === thread.messages.length || (count === 0 && lastId !== undefined)) return thread
  return { ...thread, messages: thread.messages.slice(0, count) }
}

/** What was missed after a message could not be asked for. One who has gone elsewhere since stays there. */
export function behind(thread: Thread, lastId: string | undefined): Thread {
  if (lastId !== undefined && !has(thread, lastId)) return thread
  return { ...upTo(thread, lastId), hasAfter: true, isBehind: true }
}

/** Whether a message that is not held lies within what is held, so that no hole comes to be beside it. */
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
  // Nearly always the newest: the place is looked for from the end.
  const place = others.findLastIndex((held) => inOrder(held, whole) < 0) + 1
  return { ...thread, messages: others.toSpliced(place, 0, whole) }
}

/** What waits is taken back without a trace: the fan has not seen it. A late answer about what has been sent is dropped. */
function withScheduled(thread: Thread, message: Message): Thread {
  if (thread.messages.some((sent) => isSame(sent, message))) return thread
  const known = thread.waiting.find((held) => isSame(held, message))
  const others = thread.waiting.filter((held) => held !== known)
  if (message.unsentAt !== null) return known ? { ...thread, waiting: others } : thread
  const whole = known ? joined(known, message) : message
  return whole === known ? thread : { ...thread, waiting: [...others, whole] }
}

/** What has been sent waits no more. */
function withoutWaiting(thread: Thread, message: Message): Thread {
  const waiting = thread.waiting.filter((held) => !isSame(held, message))
  return waiting.length === thread.waiting.length ? thread : { ...thread, waiting }
}

function withLately(thread: Thread, message: Message): Thread {
  const newest = endOf(union(thread.newest, [message]))
  return newest.every((one) => thread.newest.includes(one)) ? thread : { ...thread, newest }
}

/** Puts a message at its place, or in place of what was held of it. Outside of what is held it is left for later. */
export const withMessage = (thread: Thread, message: Message): Thread =>
  isScheduled(message)
    ? withScheduled(thread, message)
    : withLately(withSent(withoutWaiting(thread, message), message), message)

/** The newest of a thread, to keep when nobody looks at it; what lies before is asked for again. */
export function newestOf(thread: Thread, count: number): Thread {
  if (thread.hasAfter || thread.messages.length <= count) return thread
  return { ...thread, messages: thread.messages.slice(-count), hasBefore: true }
}
