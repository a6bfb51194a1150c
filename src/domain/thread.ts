import type { Message, MessagePage } from './message'

/** How many messages of a thread are held at once; those at the far end are let go of and asked for again. */
export const THREAD_HELD_AT_MOST = 2000

/** What is known of a thread: one run of its messages without a hole, oldest first. */
export interface Thread {
  messages: readonly Message[]
  hasBefore: boolean
  hasAfter: boolean
}

/** Oldest first; those of one moment in a fixed order, so that every way of getting them ends the same. */
const inOrder = (one: Message, other: Message): number =>
  one.createdAt - other.createdAt ||
  (one.messageId < other.messageId ? -1 : one.messageId > other.messageId ? 1 : 0)

const isSame = (one: Message, other: Message): boolean =>
  one.messageId === other.messageId || (one.clientId !== null && one.clientId === other.clientId)

/** What has happened to a message stays: an answer that was overtaken on its way takes nothing back. */
const LASTING = ['seenAt', 'boughtAt', 'refundedAt', 'unsentAt', 'editedAt', 'translation'] as const

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

/** A thread of which one part is known. */
export const threadFrom = ({ data, hasBefore, hasAfter }: MessagePage): Thread => ({
  messages: union([], data),
  hasBefore,
  hasAfter,
})

const has = (thread: Thread, messageId: string): boolean =>
  thread.messages.some((message) => message.messageId === messageId)

const isSameFirst = (one: Thread, messages: readonly Message[]): boolean =>
  one.messages[0]?.messageId === messages[0]?.messageId

/** Adds the part that was asked for before a message; a part that does not join the thread any more is dropped. */
export function withBefore(thread: Thread, anchorId: string, page: MessagePage): Thread {
  if (!has(thread, anchorId)) return thread
  const messages = union(thread.messages, page.data)
  const isFirst = thread.messages[0]?.messageId === anchorId || !isSameFirst(thread, messages)
  return {
    messages: messages.slice(0, THREAD_HELD_AT_MOST),
    hasBefore: isFirst ? page.hasBefore : thread.hasBefore,
    hasAfter: thread.hasAfter || messages.length > THREAD_HELD_AT_MOST,
  }
}

/** Adds the part that was asked for after a message, likewise. */
export function withAfter(thread: Thread, anchorId: string, page: MessagePage): Thread {
  if (!has(thread, anchorId)) return thread
  const messages = union(thread.messages, page.data)
  const isLast =
    thread.messages.at(-1)?.messageId === anchorId ||
    thread.messages.at(-1)?.messageId !== messages.at(-1)?.messageId
  return {
    messages: messages.slice(-THREAD_HELD_AT_MOST),
    hasBefore: thread.hasBefore || messages.length > THREAD_HELD_AT_MOST,
    hasAfter: isLast ? page.hasAfter : thread.hasAfter,
  }
}

/** Whether a message that is not held lies within what is held, so that no hole comes to be beside it. */
function belongs({ messages, hasBefore, hasAfter }: Thread, message: Message): boolean {
  const [first, last] = [messages[0], messages.at(-1)]
  if (!first || !last) return !hasBefore && !hasAfter
  if (inOrder(message, first) < 0) return !hasBefore
  return inOrder(message, last) < 0 || !hasAfter
}

/** Puts a message at its place, or in place of what was held of it. Outside of what is held it is left for later. */
export function withMessage(thread: Thread, message: Message): Thread {
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

/** The newest of a thread, to keep when nobody looks at it; what lies before is asked for again. */
export function newestOf(thread: Thread, count: number): Thread {
  if (thread.hasAfter || thread.messages.length <= count) return thread
  return { ...thread, messages: thread.messages.slice(-count), hasBefore: true }
}
