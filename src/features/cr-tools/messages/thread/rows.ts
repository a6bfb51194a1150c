import { instant } from '@/domain/instant'
import { isEventKind, isScheduled, type Message } from '@/domain/message'
import type { Outgoing } from '@/domain/outgoing'

/** Messages of one sender closer than this stand together (design language, Thread). */
const GROUPED_WITHIN_MS = 5 * 60_000

export interface MessageRow {
  kind: 'message'
  /** The sender's own key first: a message keeps its place and element when the server has taken it. */
  key: string
  message: Message
  outgoing: Outgoing | undefined
  isOwn: boolean
  startsGroup: boolean
  endsGroup: boolean
}

export type Row =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'new'; key: 'new' }
  | { kind: 'event'; key: string; message: Message }
  | MessageRow

export interface ThreadView {
  messages: readonly Message[]
  /** What the server keeps back until its time. */
  waiting: readonly Message[]
  outgoing: readonly Outgoing[]
  hasBefore: boolean
  hasAfter: boolean
  isBehind?: boolean
  /** The first message that was unread when the channel was opened. */
  firstUnreadId: string | null
  isOwn: (message: Message) => boolean
}

/** A message on its way, in the shape of one that has arrived. */
export const asMessage = (it: Outgoing): Message => ({
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
  createdAt: instant(it.createdAt),
  editedAt: null,
  unsentAt: null,
  scheduledAt: it.scheduledAt === null ? null : instant(Date.parse(it.scheduledAt)),
  heldAt: null,
  replyTo: it.replyTo,
  reactions: [],
  translation: it.translation,
  scriptId: it.scriptId,
  event: null,
  review: null,
})

const keyOf = ({ clientId, messageId }: Message): string => clientId ?? messageId

/** The day of a moment where the reader is. */
const dayOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

const isTogether = (one: Message, next: Message): boolean =>
  one.senderId === next.senderId &&
  one.sentById === next.sentById &&
  (one.scheduledAt === null) === (next.scheduledAt === null) &&
  Math.abs(next.createdAt - one.createdAt) < GROUPED_WITHIN_MS

/** What stands between two messages: the day that begins, the first unread one. */
function linesBefore(message: Message, previous: Message | undefined, view: ThreadView): Row[] {
  const day = dayOf(message.createdAt)
  // Above the oldest that is held the same day may go on: a line there would have to move when more comes.
  const isNewDay = previous ? dayOf(previous.createdAt) !== day : !view.hasBefore
  return [
    ...(isNewDay ? [{ kind: 'day', key: `day ${day}`, at: day } as const] : []),
    ...(message.messageId === view.firstUnreadId ? [{ kind: 'new', key: 'new' } as const] : []),
  ]
}

interface Entry {
  message: Message
  outgoing?: Outgoing
}

/** In the order they are shown: what was sent, what is on its way, what waits for its time. */
function entriesOf({ messages, waiting, outgoing, hasAfter, isBehind }: ThreadView): Entry[] {
  const taken = new Set([...messages, ...waiting].map(({ clientId }) => clientId))
  const sent = messages.map((message) => ({ message }))
  // In the middle of the past neither has a place.
  if (hasAfter && !isBehind) return sent
  const ours = outgoing
    .filter(({ clientId }) => !taken.has(clientId))
    .map((it) => ({ message: asMessage(it), outgoing: it }))
  const later = waiting.toSorted((one, other) => (one.scheduledAt ?? 0) - (other.scheduledAt ?? 0))
  return [...sent, ...ours, ...later.map((message) => ({ message }))]
}

/** The lines of a thread, oldest first. */
export function rowsOf(view: ThreadView): readonly Row[] {
  const rows: Row[] = []
  let previous: Message | undefined
  let group: MessageRow | undefined
  for (const { message, outgoing } of entriesOf(view)) {
    const lines = isScheduled(message) ? [] : linesBefore(message, previous, view)
    rows.push(...lines)
    if (isEventKind(message.kind)) {
      rows.push({ kind: 'event', key: keyOf(message), message })
      group = undefined
    } else {
      const joins = group !== undefined && lines.length === 0 && isTogether(group.message, message)
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

/** The place of a message among the lines; -1 when it is not held. */
export const indexOfMessage = (rows: readonly Row[], messageId: string): number =>
  rows.findIndex((row) => 'message' in row && row.message.messageId === messageId)

/** The newest message of others. */
export const newestOfOthers = (rows: readonly Row[]): MessageRow | undefined =>
  rows.findLast((row): row is MessageRow => row.kind === 'message' && !row.isOwn)
