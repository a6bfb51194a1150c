import { instant } from '@/domain/time/instant'
import { automaticKind, isEventKind, isScheduled, type Message } from '@/domain/chat/message'
import type { OutboxMessage } from '@/domain/chat/outbox'
import type { Thread } from '@/domain/chat/thread'
import { startOfLocalDay } from '@/domain/time/local-day'
import { toServerTime } from '@/services/network/server-clock'

/** Messages of one sender closer than this form a group. */
const GROUPED_WITHIN_MS = 5 * 60_000

export interface MessageRow {
  kind: 'message'
  /** The client ID first, so that a message keeps its place and element when the server accepts it. */
  key: string
  message: Message
  outgoing: OutboxMessage | undefined
  isOwn: boolean
  startsGroup: boolean
  endsGroup: boolean
}

export type Row =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'new'; key: 'new' }
  | { kind: 'event'; key: string; message: Message }
  | MessageRow

export interface ThreadView extends Omit<Thread, 'newest'> {
  outgoing: readonly OutboxMessage[]
  /** The first message that was unread when the channel was opened. */
  firstUnreadId: string | null
  isOwn: (message: Message) => boolean
}

/** Converts an unsent message to the shape of a sent one. */
export const asMessage = (it: OutboxMessage): Message => ({
  messageId: it.clientId,
  clientId: it.clientId,
  channelId: it.channelId,
  senderId: it.creatorId,
  sentById: it.userId,
  kind: 'text',
  text: it.text,
  lockText: it.lockText,
  media: [...it.media],
  previewMediaIds: [...it.previewMediaIds],
  price: it.price,
  currency: it.currency,
  boughtAt: null,
  refundedAt: null,
  seenAt: null,
  seenToAt: null,
  // Beside the server's messages, by its clock: else a day may come twice.
  createdAt: instant(toServerTime(it.createdAt)),
  editedAt: null,
  unsentAt: null,
  scheduledAt: it.scheduledAt === null ? null : instant(Date.parse(it.scheduledAt)),
  heldAt: null,
  heldFor: null,
  replyTo: it.replyTo,
  reactions: [],
  translation: it.translation,
  scriptId: it.scriptId,
  event: null,
  review: null,
})

const keyOf = ({ clientId, messageId }: Message): string => clientId ?? messageId

const isSameGroup = (one: Message, next: Message): boolean =>
  one.senderId === next.senderId &&
  one.sentById === next.sentById &&
  automaticKind(one.kind) === automaticKind(next.kind) &&
  (one.scheduledAt === null) === (next.scheduledAt === null) &&
  Math.abs(next.createdAt - one.createdAt) < GROUPED_WITHIN_MS

/** Returns the dividers before a message: a new day, the first unread. */
function dividersBefore(message: Message, previous: Message | undefined, view: ThreadView): Row[] {
  const day = startOfLocalDay(message.createdAt)
  // Above the oldest loaded message the day may continue: a divider there would move when more loads.
  const isNewDay = previous ? startOfLocalDay(previous.createdAt) !== day : !view.hasBefore
  return [
    ...(isNewDay ? [{ kind: 'day', key: `day ${day}`, at: day } as const] : []),
    ...(message.messageId === view.firstUnreadId ? [{ kind: 'new', key: 'new' } as const] : []),
  ]
}

interface Entry {
  message: Message
  outgoing?: OutboxMessage
}

/** Returns all entries in display order: sent, unsent, scheduled. */
function entriesOf({ messages, waiting, outgoing, hasAfter, isBehind }: ThreadView): Entry[] {
  const taken = new Set([...messages, ...waiting].map(({ clientId }) => clientId))
  const sent = messages.map((message) => ({ message }))
  // An older part has no place for either.
  if (hasAfter && !isBehind) return sent
  const ours = outgoing
    .filter(({ clientId }) => !taken.has(clientId))
    .map((it) => ({ message: asMessage(it), outgoing: it }))
  const later = waiting.toSorted((a, b) => (a.scheduledAt ?? 0) - (b.scheduledAt ?? 0))
  return [...sent, ...ours, ...later.map((message) => ({ message }))]
}

/** Returns the rows of a thread, oldest first. */
export function threadRows(view: ThreadView): readonly Row[] {
  const rows: Row[] = []
  let previous: Message | undefined
  let group: MessageRow | undefined
  for (const { message, outgoing } of entriesOf(view)) {
    const lines = isScheduled(message) ? [] : dividersBefore(message, previous, view)
    rows.push(...lines)
    if (isEventKind(message.kind)) {
      rows.push({ kind: 'event', key: keyOf(message), message })
      group = undefined
    } else {
      const joins = group !== undefined && lines.length === 0 && isSameGroup(group.message, message)
      if (group && joins) group.endsGroup = false
      group = {
        kind: 'message',
        key: keyOf(message),
        message,
        outgoing,
        isOwn: outgoing !== undefined || view.isOwn(message),
        startsGroup: !joins,
        endsGroup: true,
      }
      rows.push(group)
    }
    previous = message
  }
  return rows
}

/** Returns the index of a message among the rows; -1 when it is not loaded. */
export const indexOfMessage = (rows: readonly Row[], messageId: string): number =>
  rows.findIndex((row) => 'message' in row && row.message.messageId === messageId)
