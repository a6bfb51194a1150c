import type * as v from 'valibot'

import type { Message } from '@/domain/chat/message'

import { mediaIdAt, mediaById, type WireMedia } from '../../seed/vault/media-of'
import { iso, isoOrNull } from '../../seed/calendar'
import { groupMemberAt } from '../../seed/channels/group-members'
import { lineAt } from '../../seed/messages/lines'
import { messageAt, type SeedMessage } from '../../seed/messages/messages'
import { pick } from '../../seed/random'
import { staffOf } from '../../rules/threads/staff-of-creator'
import { seedMemberCount } from '../../rules/threads/group-channels'
import {
  addedAt,
  messageCountOf,
  idAt,
  lastAt,
  messageSeenAt,
  positionOf,
  sentAt,
  type Conversation,
} from '../../rules/threads/conversation'
import type { AddedMessage } from '../../state/added-message'
import type { MessageChange } from '../../state/thread-state'
import type { Viewer } from '../../rules/account/viewer'
import { textAt } from '../../rules/threads/message-text'
import { fanIdAt } from '../../seed/fans/fans'
import { AGENCY } from '../../seed/staff'

type MessageInput = v.InferInput<typeof Message>
/** A message with every field set, without optional ones. */
export type WireMessage = { [Field in keyof MessageInput]-?: Exclude<MessageInput[Field], undefined> }

const knownMedia = (media: WireMedia | undefined): media is WireMedia => media !== undefined
const EDITED_AFTER_MS = 60_000

/** How many members of a group write. */
const WRITERS = 40

/** The fan's id; in a group that of a member. */
function fanIdInChannel({ seed }: Conversation, who: number): string {
  if (seed.kind === 'direct') return fanIdAt(seed.fanIndex)
  const writers = Math.min(WRITERS, seedMemberCount(seed.creatorIndex, seed.index))
  return fanIdAt(groupMemberAt(seed.index, Math.floor(who * writers)))
}

function quotedMessage(conversation: Conversation, position: number | null): WireMessage['replyTo'] {
  if (position === null || position <= -1 || position >= messageCountOf(conversation)) return null
  return {
    messageId: idAt(conversation, position),
    senderId: senderOfMessage(conversation, position),
    text: textAt(conversation, position).slice(0, 200),
  }
}

function senderOfMessage(conversation: Conversation, position: number): string {
  const added = addedAt(conversation, position)
  if (added)
    return added.by === undefined
      ? (added.fanId ?? fanIdInChannel(conversation, 0))
      : conversation.creator.userId
  const { from, who } = messageAt(conversation.seed, position)
  return from === 'staff' ? conversation.creator.userId : fanIdInChannel(conversation, who)
}

function seedMessageFields(
  conversation: Conversation,
  message: SeedMessage,
  at: number,
): Partial<WireMessage> {
  const { creator } = conversation
  const { from, kind, who, line, media, price, boughtAfterMs, reaction } = message
  const isOurs = from === 'staff'
  const boughtAt = boughtAfterMs === null ? null : Math.min(at + boughtAfterMs, lastAt(conversation) + 1000)
  const items = media.map((n) => mediaById(mediaIdAt(creator.index, n))).filter(knownMedia)
  const seedLine = line === null ? undefined : lineAt(line)
  const isForeign = seedLine !== undefined && seedLine.english !== null && message.isTranslated
  return {
    sentById: isOurs ? pick(staffOf(creator), who) : null,
    kind,
    lockText:
      price > 0 && from === 'staff' && items.length > 1 ? `${items.length} × ${items[0]?.title ?? ''}` : null,
    media: items,
    previewMediaIds: items.slice(0, message.previews).map(({ mediaId }) => mediaId),
    price,
    boughtAt: isoOrNull(boughtAt),
    seenAt: isOurs ? isoOrNull(boughtAt ?? messageSeenAt(conversation, message.index, at)) : null,
    editedAt: message.isEdited ? iso(at + EDITED_AFTER_MS) : null,
    unsentAt: message.isUnsent ? iso(at + 2 * EDITED_AFTER_MS) : null,
    replyTo: quotedMessage(conversation, message.replyTo),
    reactions:
      reaction === null
        ? []
        : [{ emoji: reaction, userIds: [isOurs ? fanIdInChannel(conversation, who) : creator.userId] }],
    translation: isForeign ? { text: seedLine.english ?? '', from: seedLine.language, to: 'en' } : null,
    event: message.event,
    scriptId: null,
  }
}

function addedMessageFields(
  conversation: Conversation,
  added: AddedMessage,
  position: number,
): Partial<WireMessage> {
  const items = (added.mediaIds ?? []).map(conversation.mediaOf).filter(knownMedia)
  return {
    clientId: added.clientId ?? null,
    sentById: added.by ?? null,
    kind: added.kind ?? 'text',
    lockText: added.lockText ?? null,
    media: items,
    previewMediaIds: added.previewMediaIds ?? [],
    price: added.price ?? 0,
    boughtAt: isoOrNull(added.boughtAt),
    refundedAt: isoOrNull(added.refundedAt),
    seenAt:
      added.by === undefined
        ? null
        : isoOrNull(added.boughtAt ?? messageSeenAt(conversation, position, added.at)),
    replyTo:
      added.replyToId === undefined
        ? null
        : quotedMessage(conversation, positionOf(conversation, added.replyToId)),
    translation: added.translation ?? null,
    scriptId: added.scriptId ?? null,
    event: added.event ?? null,
  }
}

const EMPTY_FIELDS: Omit<WireMessage, 'messageId' | 'channelId' | 'senderId' | 'text' | 'createdAt'> = {
  clientId: null,
  sentById: null,
  kind: 'text',
  lockText: null,
  media: [],
  previewMediaIds: [],
  price: 0,
  currency: AGENCY.currency,
  boughtAt: null,
  refundedAt: null,
  seenAt: null,
  editedAt: null,
  unsentAt: null,
  scheduledAt: null,
  heldAt: null,
  heldFor: null,
  replyTo: null,
  reactions: [],
  translation: null,
  scriptId: null,
  event: null,
  seenToAt: null,
  review: null,
}

function changedFields(change: MessageChange | undefined): Partial<WireMessage> {
  if (!change) return {}
  const { boughtAt, refundedAt, seenAt: seen, unsentAt, reactions, seenToAt } = change
  return {
    ...(boughtAt !== undefined && { boughtAt: iso(boughtAt), seenAt: iso(boughtAt) }),
    ...(seen !== undefined && { seenAt: iso(seen) }),
    ...(refundedAt !== undefined && { refundedAt: iso(refundedAt) }),
    ...(unsentAt !== undefined && { unsentAt: iso(unsentAt) }),
    ...(reactions !== undefined && { reactions }),
    ...(seenToAt !== undefined && { seenToAt: iso(seenToAt) }),
  }
}

/** The remaining fields of an unsent message. */
const UNSENT_FIELDS: Partial<WireMessage> = {
  text: '',
  lockText: null,
  media: [],
  previewMediaIds: [],
  price: 0,
  reactions: [],
  translation: null,
}

/** Hides senders the client may not see, except their own messages. */
const withoutSender = (message: WireMessage, { account, permissions }: Viewer): WireMessage => ({
  ...message,
  ...(message.unsentAt !== null && UNSENT_FIELDS),
  ...(!permissions.canSeeStaffNames && message.sentById !== account.userId && { sentById: null }),
})

/** A review, visible only to the message's author. */
function ownReview(
  { reviews }: Conversation,
  { messageId, sentById }: WireMessage,
  { account, permissions }: Viewer,
): WireMessage['review'] {
  const review = reviews[messageId]
  if (!review || sentById !== account.userId) return null
  return permissions.canSeeStaffNames ? review : { ...review, userId: null }
}

/** The message at an index, as this viewer may see it. */
export function wireMessage(conversation: Conversation, position: number, viewer: Viewer): WireMessage {
  const added = addedAt(conversation, position)
  const at = sentAt(conversation, position)
  const messageId = idAt(conversation, position)
  const message: WireMessage = {
    ...EMPTY_FIELDS,
    messageId,
    channelId: conversation.channelId,
    senderId: senderOfMessage(conversation, position),
    text: textAt(conversation, position),
    createdAt: iso(at),
    ...(added
      ? addedMessageFields(conversation, added, position)
      : seedMessageFields(conversation, messageAt(conversation.seed, position), at)),
    ...changedFields(conversation.change?.changes[messageId]),
  }
  return withoutSender({ ...message, review: ownReview(conversation, message, viewer) }, viewer)
}
