import type * as v from 'valibot'

import type { Channel, OpenChannel } from '@/domain/chat/channel'

import { firstDueFollowUp } from '../../rules/fan/follow-ups'
import { pictureIn } from '../../rules/groups/group'
import { assignedTo } from '../../rules/people/assigned-chats'
import { isoOrNull } from '../../seed/calendar'
import { fanAt, fanIdAt } from '../../seed/fans/fans'
import type { World } from '../../state/world'
import { draftOf } from '../../rules/threads/drafts'
import { channelFacts, unreadFrom } from '../../rules/threads/channel-facts'
import { memberCountOf, groupTitleOf } from '../../rules/threads/group-channels'
import { lockOf } from '../../rules/threads/locks'
import { presenceIn } from '../../rules/threads/presence'
import { readOnlyOf } from '../../rules/threads/read-only'
import { messageCountOf, idAt, type Conversation } from '../../rules/threads/conversation'
import type { Viewer } from '../../rules/account/viewer'
import { wireMessage } from './wire-message'
import { AGENCY } from '../../seed/staff'

type AllFields<Wire> = { [Field in keyof Wire]-?: Exclude<Wire[Field], undefined> }
type WireChannel = AllFields<v.InferInput<typeof Channel>>
type WireOpenChannel = AllFields<v.InferInput<typeof OpenChannel>>

/** How many messages back to search for the last one that is not unsent. */
const SEARCHED_MESSAGES = 8

function lastMessage(conversation: Conversation, viewer: Viewer): WireChannel['lastMessage'] {
  const count = messageCountOf(conversation)
  for (let position = count - 1; position >= Math.max(0, count - SEARCHED_MESSAGES); position -= 1) {
    const message = wireMessage(conversation, position, viewer)
    if (message.unsentAt !== null || message.kind === 'system') continue
    const { messageId, kind, senderId, sentById, text, media, price, createdAt } = message
    const mediaKinds = (media ?? []).map((item) => item?.kind ?? null)
    const kindTold = kind ?? 'text'
    return {
      messageId,
      kind: kindTold,
      senderId,
      sentById,
      text: text?.slice(0, 300),
      mediaKinds,
      price,
      createdAt,
    }
  }
  return null
}

/** A channel as the list shows it to this viewer. */
export function wireChannel(world: World, conversation: Conversation, viewer: Viewer): WireChannel {
  const facts = channelFacts(world, conversation)
  const isGroup = facts.kind === 'group'
  return {
    channelId: facts.channelId,
    kind: facts.kind,
    userId: isGroup ? null : fanIdAt(facts.fanIndex),
    title: isGroup ? groupTitleOf(conversation) : null,
    memberCount: isGroup ? memberCountOf(conversation) : null,
    pictureUrl: isGroup ? (pictureIn(world, conversation)?.thumbUrl ?? null) : null,
    lastMessage: lastMessage(conversation, viewer),
    unreadCount: facts.unreadCount,
    ourTurnSince: isoOrNull(facts.ourTurnSince),
    lastSeenAt: isoOrNull(facts.lastSeenAt),
    isOnline: facts.isOnline,
    isPinned: facts.isPinned,
    isMuted: facts.isMuted,
    isArchived: facts.isArchived,
    labels: [...facts.labels],
    draft: draftOf(world, conversation)?.text.slice(0, 80) || null,
    lock: lockOf(world, conversation),
    assignedTo: assignedTo(world, viewer.creator, facts),
    spend: viewer.permissions.canSeeSpend && !isGroup ? facts.spend : null,
    currency: AGENCY.currency,
    memberState: facts.memberState,
    joinedAt: isoOrNull(facts.joinedAt),
    endsAt: isoOrNull(facts.endsAt),
    isCreator: facts.isCreator,
    suspicionCount: facts.suspicionCount,
    followUpDueAt: isGroup ? null : firstDueFollowUp(world, conversation.creator, fanAt(facts.fanIndex)),
    readOnly: readOnlyOf(world, conversation, viewer),
  }
}

/** The open thread's header data. */
export function wireOpenChannel(world: World, conversation: Conversation, viewer: Viewer): WireOpenChannel {
  const first = unreadFrom(conversation)
  return {
    ...wireChannel(world, conversation, viewer),
    firstUnreadId: first === null || first >= messageCountOf(conversation) ? null : idAt(conversation, first),
    displaySentBy: viewer.permissions.canSeeStaffNames,
    presence: presenceIn(world, conversation, viewer),
  }
}
