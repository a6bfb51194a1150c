import type * as v from 'valibot'

import type { Message } from '@/domain/message'

import { mediaIdAt, mediaOf, type WireMedia } from '../media/media-of'
import { iso } from '../seed/calendar'
import { groupMemberAt } from '../seed/group-members'
import { lineAt } from '../seed/lines'
import { messageAt, type SeedMessage } from '../seed/messages'
import { pick } from '../seed/random'
import { crewOf } from './crew'
import { seedMemberCount } from './groups'
import { addedAt, countOf, idAt, lastAt, placeOf, sentAt, type Talk } from './talk'
import type { AddedMessage, MessageChange } from './thread-state'
import type { Viewer } from './viewer'
import { textAt } from './words'

type Wire = v.InferInput<typeof Message>
/** A message with every field set, without optional ones. */
export type WireMessage = { [Field in keyof Wire]-?: Exclude<Wire[Field], undefined> }

const isoOrNull = (at: number | null | undefined): string | null => (at == null ? null : iso(at))
const known = (media: WireMedia | undefined): media is WireMedia => media !== undefined
const SEEN_AFTER_MS = 40_000
const EDITED_AFTER_MS = 60_000

/** How many members of a group write. */
const TALKERS = 40

/** The fan's id; in a group that of a member. */
export function fanIdOf({ seed }: Talk, who: number): string {
  if (seed.kind === 'direct') return `fan-${seed.fanIndex + 1}`
  const talkers = Math.min(TALKERS, seedMemberCount(seed.creatorIndex, seed.index))
  return `fan-${groupMemberAt(seed.index, Math.floor(who * talkers)) + 1}`
}

function quoted(talk: Talk, place: number | null): WireMessage['replyTo'] {
  if (place === null || place <= -1 || place >= countOf(talk)) return null
  return {
    messageId: idAt(talk, place),
    senderId: senderAt(talk, place),
    text: textAt(talk, place).slice(0, 200),
  }
}

function senderAt(talk: Talk, place: number): string {
  const added = addedAt(talk, place)
  if (added) return added.by === undefined ? (added.fanId ?? fanIdOf(talk, 0)) : talk.creator.userId
  const { from, who } = messageAt(talk.seed, place)
  return from === 'staff' ? talk.creator.userId : fanIdOf(talk, who)
}

/** When the fan saw our message: once they wrote, bought or looked since. */
export function seenAt(talk: Talk, place: number, at: number): number | null {
  const looked = talk.change?.fanSeenAt
  if (looked !== undefined && looked >= at) return looked
  const isOld = place < talk.seed.messageCount - 3
  return isOld ? Math.min(at + SEEN_AFTER_MS, lastAt(talk)) : null
}

function ofSeed(talk: Talk, message: SeedMessage, at: number): Partial<WireMessage> {
  const { creator } = talk
  const { from, kind, who, line, media, price, boughtAfterMs, isRefunded, reaction } = message
  const isOurs = from === 'staff'
  const boughtAt = boughtAfterMs === null ? null : Math.min(at + boughtAfterMs, lastAt(talk) + 1000)
  const items = media.map((n) => mediaOf(mediaIdAt(creator.index, n))).filter(known)
  const said = line === null ? undefined : lineAt(line)
  const isForeign = said !== undefined && said.english !== null && message.isTranslated
  return {
    sentById: isOurs ? pick(crewOf(creator), who) : null,
    kind,
    lockText:
      price > 0 && from === 'staff' && items.length > 1 ? `${items.length} × ${items[0]?.title ?? ''}` : null,
    media: items,
    previewMediaIds: items.slice(0, message.previews).map(({ mediaId }) => mediaId),
    price,
    boughtAt: isoOrNull(boughtAt),
    refundedAt: isRefunded && boughtAt !== null ? iso(boughtAt + 3_600_000) : null,
    seenAt: isOurs ? isoOrNull(boughtAt ?? seenAt(talk, message.index, at)) : null,
    editedAt: message.isEdited ? iso(at + EDITED_AFTER_MS) : null,
    unsentAt: message.isUnsent ? iso(at + 2 * EDITED_AFTER_MS) : null,
    replyTo: quoted(talk, message.replyTo),
    reactions:
      reaction === null ? [] : [{ emoji: reaction, userIds: [isOurs ? fanIdOf(talk, who) : creator.userId] }],
    translation: isForeign ? { text: said.english ?? '', from: said.language, to: 'en' } : null,
    event: message.event,
    scriptId: null,
  }
}

function ofAdded(talk: Talk, added: AddedMessage, place: number): Partial<WireMessage> {
  const items = (added.mediaIds ?? []).map(talk.mediaOf).filter(known)
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
    seenAt: added.by === undefined ? null : isoOrNull(added.boughtAt ?? seenAt(talk, place, added.at)),
    replyTo: added.replyToId === undefined ? null : quoted(talk, placeOf(talk, added.replyToId)),
    translation: added.translation ?? null,
    scriptId: added.scriptId ?? null,
    event: added.event ?? null,
  }
}

const BARE: Omit<WireMessage, 'messageId' | 'channelId' | 'senderId' | 'text' | 'createdAt'> = {
  clientId: null,
  sentById: null,
  kind: 'text',
  lockText: null,
  media: [],
  previewMediaIds: [],
  price: 0,
  currency: 'USD',
  boughtAt: null,
  refundedAt: null,
  seenAt: null,
  editedAt: null,
  unsentAt: null,
  scheduledAt: null,
  heldAt: null,
  replyTo: null,
  reactions: [],
  translation: null,
  scriptId: null,
  event: null,
  seenToAt: null,
  review: null,
}

function changed(change: MessageChange | undefined): Partial<WireMessage> {
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
const EMPTIED: Partial<WireMessage> = {
  text: '',
  lockText: null,
  media: [],
  previewMediaIds: [],
  price: 0,
  reactions: [],
}

/** Hides senders the client may not see, except their own messages. */
const hidden = (message: WireMessage, { account, permissions }: Viewer): WireMessage => ({
  ...message,
  ...(message.unsentAt !== null && EMPTIED),
  ...(!permissions.canSeeStaffNames && message.sentById !== account.userId && { sentById: null }),
})

/** A review, visible only to the message's author. */
function ownReview(
  { reviews }: Talk,
  { messageId, sentById }: WireMessage,
  { account, permissions }: Viewer,
): WireMessage['review'] {
  const review = reviews[messageId]
  if (!review || sentById !== account.userId) return null
  return permissions.canSeeStaffNames ? review : { ...review, userId: null }
}

/** The message at an index, as this viewer may see it. */
export function wireMessage(talk: Talk, place: number, viewer: Viewer): WireMessage {
  const added = addedAt(talk, place)
  const at = sentAt(talk, place)
  const messageId = idAt(talk, place)
  const message: WireMessage = {
    ...BARE,
    messageId,
    channelId: talk.channelId,
    senderId: senderAt(talk, place),
    text: textAt(talk, place),
    createdAt: iso(at),
    ...(added ? ofAdded(talk, added, place) : ofSeed(talk, messageAt(talk.seed, place), at)),
    ...changed(talk.change?.changes[messageId]),
  }
  return hidden({ ...message, review: ownReview(talk, message, viewer) }, viewer)
}
