import { noticeFor } from '../notices/notify'
import type { StoredEvent } from '../stored-event'
import { waitingMessage } from '../threads/held'
import { findTalk, placeOf, type Talk } from '../threads/talk'
import type { Viewer } from '../threads/viewer'
import { wireChannel } from '../threads/wire-channel'
import { wireMessage } from '../threads/wire-message'
import type { World } from '../world'

/** The talk an event refers to; undefined where it has none. */
function talkIn(world: World, { creator }: Viewer, data: StoredEvent['data']): Talk | undefined {
  return 'channelId' in data ? findTalk(world, creator, data.channelId) : undefined
}

function messageIn(world: World, talk: Talk | undefined, data: StoredEvent['data'], viewer: Viewer) {
  if (!talk || !('messageId' in data)) return undefined
  const place = placeOf(talk, data.messageId)
  return place === -1 ? waitingMessage(world, talk, data.messageId, viewer) : wireMessage(talk, place, viewer)
}

/** The event as this subscriber gets it; undefined when it is not theirs, or its subject is gone. */
export function told(
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
  const talk = talkIn(world, viewer, data)
  const message = messageIn(world, talk, data, viewer)
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
    default:
      return { ...side, ...data }
  }
}
