import type { ChannelPatch } from '@/domain/chat/channel'

import { emitEvent } from '../../state/emit-event'
import type { World } from '../../state/world'
import { writableConversationChange } from './add-message'
import { invalidField } from '../base/refusal'
import { labelsOf } from './labels'
import { isFromFan, unreadFrom } from './channel-facts'
import { messageCountOf, type Conversation } from './conversation'

const emitRead = (world: World, { creator, channelId }: Conversation): void =>
  emitEvent(world, creator.userId, 'channel.read', { channelId })

/** Marks everything up to an index as read, without changing the turn. Idempotent. */
export function markRead(world: World, conversation: Conversation, last: number): void {
  const from = unreadFrom(conversation)
  const position = Math.floor(last)
  if (from === null || position < from) return
  writableConversationChange(world, conversation).unreadFrom =
    position + 1 >= messageCountOf(conversation) ? null : position + 1
  emitRead(world, conversation)
}

const SEARCHED_MESSAGES = 200

/** Marks the fan's last messages as unread. */
export function markUnread(world: World, conversation: Conversation, many = 1): void {
  const count = messageCountOf(conversation)
  if (count === 0) return
  let position = count - 1
  for (let left = many; position > Math.max(0, count - SEARCHED_MESSAGES); position -= 1) {
    if (isFromFan(conversation, position)) left -= 1
    if (left <= 0) break
  }
  // More may have come since, or be unread already.
  if (position >= (unreadFrom(conversation) ?? Infinity)) return
  writableConversationChange(world, conversation).unreadFrom = position
  emitRead(world, conversation)
}

/** Changes the given marks of a channel. Throws 422 for an unknown label. */
export function patchChannel(world: World, conversation: Conversation, patch: ChannelPatch): void {
  const { isPinned, isMuted, isArchived, labels, unread, unreadCount } = patch
  const known = new Set(labelsOf(world, conversation.creator).map(({ labelId }) => labelId))
  if (labels?.some((labelId) => !known.has(labelId))) throw invalidField('patch.labels', 'not_found')
  if (unread === true) markUnread(world, conversation, unreadCount)
  if (unread === false) markRead(world, conversation, messageCountOf(conversation) - 1)
  if ([isPinned, isMuted, isArchived, labels].every((value) => value === undefined)) return
  const change = writableConversationChange(world, conversation)
  if (isPinned !== undefined) change.isPinned = isPinned
  if (isMuted !== undefined) change.isMuted = isMuted
  if (isArchived !== undefined) change.isArchived = isArchived
  if (labels !== undefined) change.labels = [...new Set(labels)]
  emitRead(world, conversation)
}
