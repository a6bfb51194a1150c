import type { ChannelPatch } from '@/domain/chat/channel'

import { emitEvent } from '../../state/emit-event'
import type { World } from '../../state/world'
import { writableTalkChange } from './add-message'
import { unreadFrom } from './channel-facts'
import { messageCountOf, type Talk } from './talk'
import { messageAt } from '../../seed/messages/messages'

const emitRead = (world: World, { creator, channelId }: Talk): void =>
  emitEvent(world, creator.userId, 'channel.read', { channelId })

/** Marks everything up to an index as read, without changing the turn. Idempotent. */
export function markRead(world: World, talk: Talk, last: number): void {
  const from = unreadFrom(talk)
  const place = Math.floor(last)
  if (from === null || place < from) return
  writableTalkChange(world, talk).unreadFrom = place + 1 >= messageCountOf(talk) ? null : place + 1
  emitRead(world, talk)
}

const SEARCHED_MESSAGES = 200

/** Marks the fan's last messages as unread. */
export function markUnread(world: World, talk: Talk, many = 1): void {
  const count = messageCountOf(talk)
  if (count === 0 || unreadFrom(talk) !== null) return
  let place = count - 1
  const { seed, change } = talk
  const isTheirs = (at: number) =>
    at < seed.messageCount
      ? messageAt(seed, at).from === 'fan'
      : change?.added[at - seed.messageCount]?.by === undefined
  for (let left = many; place > Math.max(0, count - SEARCHED_MESSAGES); place -= 1) {
    if (isTheirs(place)) left -= 1
    if (left <= 0) break
  }
  writableTalkChange(world, talk).unreadFrom = place
  emitRead(world, talk)
}

/** Changes the given marks of a channel. */
export function patchChannel(world: World, talk: Talk, patch: ChannelPatch): void {
  const { isPinned, isMuted, isArchived, labels, unread, unreadCount } = patch
  if (unread === true) markUnread(world, talk, unreadCount)
  if (unread === false) markRead(world, talk, messageCountOf(talk) - 1)
  if ([isPinned, isMuted, isArchived, labels].every((value) => value === undefined)) return
  const change = writableTalkChange(world, talk)
  if (isPinned !== undefined) change.isPinned = isPinned
  if (isMuted !== undefined) change.isMuted = isMuted
  if (isArchived !== undefined) change.isArchived = isArchived
  if (labels !== undefined) change.labels = [...new Set(labels)]
  emitRead(world, talk)
}
