import { isEmoji } from '@/domain/lists/fan-list'
import { isBlank } from '@/lib/text/blank'
import { emitEvent } from '../../../state/emit-event'
import { forbidden, notFound, Refusal, invalidField } from '../../../rules/base/refusal'
import { messageAt } from '../../../seed/messages/messages'
import type { World } from '../../../state/world'
import { changeMessage, unschedule } from '../../../rules/threads/add-message'
import { readOnlyOf } from '../../../rules/threads/read-only'
import { wireCanceled } from '../../../wire/threads/scheduled-messages'
import {
  addedAt,
  positionOf,
  type Conversation,
  conversationOfMessage,
} from '../../../rules/threads/conversation'
import type { Viewer } from '../../../rules/account/viewer'
import { type WireMessage, wireMessage } from '../../../wire/threads/wire-message'

const MAX_REPORTS = 200

/** Finds a message. Throws 404. */
export function findMessage(
  world: World,
  viewer: Viewer,
  messageId: string,
): { conversation: Conversation; position: number } {
  const conversation = conversationOfMessage(world, viewer.creator, messageId)
  const position = positionOf(conversation, messageId)
  if (position === -1) throw notFound()
  return { conversation, position }
}

const isOurs = (conversation: Conversation, position: number): boolean => {
  const added = addedAt(conversation, position)
  return added ? added.by !== undefined : messageAt(conversation.seed, position).from === 'staff'
}

/** Cancels a scheduled message; one's own needs no right to unsend. */
function cancelScheduled(world: World, viewer: Viewer, messageId: string): WireMessage | undefined {
  const { threads } = world.state
  const scheduled = threads.scheduled.find((one) => one.messageId === messageId)
  if (!scheduled) return undefined
  if (!viewer.permissions.canUnsend && scheduled.message.by !== viewer.account.userId) throw forbidden()
  const conversation = conversationOfMessage(world, viewer.creator, messageId)
  unschedule(world, conversation, scheduled)
  return wireCanceled(conversation, { ...scheduled, at: world.now() }, viewer)
}

/**
 * Unsends a message: idempotent, but a scheduled one is canceled once. Rejects bought ones, which belong to the
 * fan.
 */
export function unsendMessage(world: World, viewer: Viewer, messageId: string): WireMessage {
  const unscheduled = cancelScheduled(world, viewer, messageId)
  if (unscheduled) return unscheduled
  if (!viewer.permissions.canUnsend) throw forbidden()
  const { conversation, position } = findMessage(world, viewer, messageId)
  if (!isOurs(conversation, position)) throw forbidden()
  const message = wireMessage(conversation, position, viewer)
  if (message.boughtAt !== null) throw new Refusal(409, 'message_bought')
  if (message.unsentAt !== null) return message
  changeMessage(world, conversation, messageId, { unsentAt: world.now() })
  emitEvent(world, viewer.creator.userId, 'message.unsent', { channelId: conversation.channelId, messageId })
  return wireMessage(conversation, position, viewer)
}

/** Toggles the creator's reaction to a message. */
export function toggleReaction(world: World, viewer: Viewer, messageId: string, emoji: string): WireMessage {
  if (!isEmoji(emoji)) throw invalidField('emoji', 'emoji_unfit')
  const { conversation, position } = findMessage(world, viewer, messageId)
  if (readOnlyOf(world, conversation, viewer) !== null) throw forbidden()
  const { userId } = viewer.creator
  const before = (wireMessage(conversation, position, viewer).reactions ?? []).filter(
    (reaction) => reaction !== null,
  )
  const mine = before.find((reaction) => reaction.emoji === emoji)
  const has = mine?.userIds.includes(userId) ?? false
  const others = (mine?.userIds ?? []).filter((id) => id !== userId)
  const changed = { emoji, userIds: has ? others : [...others, userId] }
  const reactions = mine
    ? before.map((reaction) => (reaction === mine ? changed : reaction))
    : [...before, changed]
  changeMessage(world, conversation, messageId, {
    reactions: reactions.filter(({ userIds }) => userIds.length > 0),
  })
  emitEvent(world, userId, 'message.updated', { channelId: conversation.channelId, messageId })
  return wireMessage(conversation, position, viewer)
}

export function reportMessage(world: World, viewer: Viewer, messageId: string, reason: string): void {
  if (isBlank(reason)) throw invalidField('reason', 'field_missing')
  findMessage(world, viewer, messageId)
  const { threads } = world.state
  threads.version += 1
  threads.reports.push({ messageId, reason, userId: viewer.account.userId, at: world.now() })
  threads.reports.splice(0, threads.reports.length - MAX_REPORTS)
}
