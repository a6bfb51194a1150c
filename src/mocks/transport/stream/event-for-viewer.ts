import { commentForReader, liveForReader } from '../../rules/live/live-for-reader'
import { noticeFor } from '../../rules/notices/notify'
import type { StoredEvent } from '../../state/stored-event'
import { findScheduled } from '../../wire/threads/held-messages'
import { findTalk, positionOf, type Talk } from '../../rules/threads/talk'
import type { Viewer } from '../../rules/threads/viewer'
import { wireChannel } from '../../wire/threads/wire-channel'
import { wireMessage } from '../../wire/threads/wire-message'
import type { World } from '../../state/world'

/** The talk an event refers to; undefined where it has none. */
function talkOfEvent(world: World, { creator }: Viewer, data: StoredEvent['data']): Talk | undefined {
  return 'channelId' in data ? findTalk(world, creator, data.channelId) : undefined
}

function messageOfEvent(world: World, talk: Talk | undefined, data: StoredEvent['data'], viewer: Viewer) {
  if (!talk || !('messageId' in data)) return undefined
  const place = positionOf(talk, data.messageId)
  return place === -1 ? findScheduled(world, talk, data.messageId, viewer) : wireMessage(talk, place, viewer)
}

/** The event as this subscriber gets it; undefined when it is not theirs, or its subject is gone. */
export function eventForViewer(
  world: World,
  { creatorId, userId, name, data }: StoredEvent,
  viewer: Viewer,
): object | undefined {
  const { creator, account } = viewer
  if (creatorId !== null && creatorId !== creator.userId) return undefined
  if (userId !== undefined && userId !== account.userId) return undefined
  // A personal notice arrives whichever creator is in focus.
  const isOwn = creatorId === null && name === 'notification.new'
  const side = isOwn ? { creatorId: creator.userId } : creatorId === null ? {} : { creatorId }
  const talk = talkOfEvent(world, viewer, data)
  const message = messageOfEvent(world, talk, data, viewer)
  switch (name) {
    case 'agency.changed':
      return undefined
    case 'message.new':
      return talk && message && { ...side, message, channel: wireChannel(world, talk, viewer) }
    case 'message.updated':
    case 'message.unsent':
    case 'order.new':
      return message && { ...side, message }
    case 'channel.read':
      return talk && { ...side, channel: wireChannel(world, talk, viewer) }
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
