import { HOUR_MS } from '../../seed/calendar'
import { messageAt } from '../../seed/messages/messages'
import { pick } from '../../seed/random'
import { staffOf } from '../threads/staff-of-creator'
import { addedAt, idAt, sentAt, type Conversation } from '../threads/conversation'

/** A message by its index in a conversation. */
export interface MessagePosition {
  conversation: Conversation
  position: number
  at: number
}

/** How many messages back to search for the turn's first one; older ones belong to another day. */
const MAX_TURN_MESSAGES = 20
const MAX_TURN_MS = 12 * HOUR_MS
type Side = 'fan' | 'staff' | 'nobody'

/** Which side wrote a message. */
function sideAt(conversation: Conversation, position: number): Side {
  const added = addedAt(conversation, position)
  if (!added) return messageAt(conversation.seed, position).from
  if (added.by !== undefined) return 'staff'
  return added.kind === undefined || added.kind === 'text' ? 'fan' : 'nobody'
}

/** How long the fan waited; null where it answers nothing. */
export function replySeconds({ conversation, position, at }: MessagePosition): number | null {
  let first: number | null = null
  for (let back = position - 1; back >= Math.max(0, position - MAX_TURN_MESSAGES); back -= 1) {
    const side = sideAt(conversation, back)
    if (side === 'staff' || at - sentAt(conversation, back) > MAX_TURN_MS) break
    if (side === 'fan') first = back
  }
  // An instant reply counts as a second, because zero means none.
  return first === null ? null : Math.max(1, Math.round((at - sentAt(conversation, first)) / 1000))
}

export interface StaffWriting {
  userId: string
  mediaCount: number
  price: number
  boughtAt: number | null
  isRefunded: boolean
  unsentAt: number | null
}

/** A staff message at an index; undefined for others and for mass messages. */
export function staffWritingAt({ conversation, position, at }: MessagePosition): StaffWriting | undefined {
  const added = addedAt(conversation, position)
  const change = conversation.change?.changes[idAt(conversation, position)]
  const changed = {
    boughtAt: change?.boughtAt ?? added?.boughtAt ?? null,
    isRefunded: (change?.refundedAt ?? added?.refundedAt) !== undefined,
    unsentAt: change?.unsentAt ?? null,
  }
  if (added) {
    if (added.by === undefined || (added.kind ?? 'text') !== 'text') return undefined
    return { userId: added.by, mediaCount: added.mediaIds?.length ?? 0, price: added.price ?? 0, ...changed }
  }
  const message = messageAt(conversation.seed, position)
  if (message.from !== 'staff' || message.kind !== 'text') return undefined
  return {
    userId: pick(staffOf(conversation.creator), message.who),
    mediaCount: message.media.length,
    price: message.price,
    boughtAt: changed.boughtAt ?? (message.boughtAfterMs === null ? null : at + message.boughtAfterMs),
    isRefunded: changed.isRefunded,
    unsentAt: changed.unsentAt ?? (message.isUnsent ? at : null),
  }
}
