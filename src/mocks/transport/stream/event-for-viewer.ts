import { commentForReader, liveForReader } from '../../rules/live/live-for-reader'
import { noticeFor } from '../../rules/notices/notify'
import type { StoredEvent } from '../../state/stored-event'
import { findScheduled } from '../../wire/threads/held-messages'
import { wireCanceled } from '../../wire/threads/scheduled-messages'
import { findConversation, positionOf, type Conversation } from '../../rules/threads/conversation'
import type { Viewer } from '../../rules/account/viewer'
import { wireChannel } from '../../wire/threads/wire-channel'
import { wireMessage } from '../../wire/threads/wire-message'
import type { World } from '../../state/world'

/** The conversation an event refers to; undefined where it has none. */
function conversationOfEvent(
  world: World,
  { creator }: Viewer,
  data: StoredEvent['data'],
): Conversation | undefined {
  return 'channelId' in data ? findConversation(world, creator, data.channelId) : undefined
}

function messageOfEvent(
  world: World,
  conversation: Conversation | undefined,
  data: StoredEvent['data'],
  viewer: Viewer,
) {
  if (!conversation || !('messageId' in data)) return undefined
  if ('canceled' in data && data.canceled) return wireCanceled(conversation, data.canceled, viewer)
  const position = positionOf(conversation, data.messageId)
  return position === -1
    ? findScheduled(world, conversation, data.messageId, viewer)
    : wireMessage(conversation, position, viewer)
}

const isForViewer = ({ creatorId, userId }: StoredEvent, { creator, account }: Viewer): boolean =>
  (creatorId === null || creatorId === creator.userId) && (userId === undefined || userId === account.userId)

/** The event as this subscriber gets it; undefined when it is not theirs, or its subject is gone. */
export function eventForViewer(world: World, event: StoredEvent, viewer: Viewer): object | undefined {
  if (!isForViewer(event, viewer)) return undefined
  const { creatorId, name, data } = event
  // A personal notice arrives whichever creator is in focus.
  const isOwn = creatorId === null && name === 'notification.new'
  const side = isOwn ? { creatorId: viewer.creator.userId } : creatorId === null ? {} : { creatorId }
  const conversation = conversationOfEvent(world, viewer, data)
  const message = messageOfEvent(world, conversation, data, viewer)
  switch (name) {
    case 'agency.changed':
      return undefined
    case 'message.new':
    case 'message.unsent':
    case 'order.new':
      return (
        conversation && message && { ...side, message, channel: wireChannel(world, conversation, viewer) }
      )
    case 'message.updated':
      return message && { ...side, message }
    case 'channel.read':
      return conversation && { ...side, channel: wireChannel(world, conversation, viewer) }
    case 'notification.new':
      return 'notification' in data
        ? { ...side, notification: noticeFor(viewer.permissions, data.notification) }
        : undefined
    case 'live.changed':
      return 'broadcast' in data
        ? { ...side, broadcast: liveForReader(viewer.permissions, data.broadcast) }
        : undefined
    case 'live.comment':
      return 'comment' in data
        ? { ...side, ...data, comment: commentForReader(viewer.permissions, data.comment) }
        : undefined
    default:
      return { ...side, ...data }
  }
}
