import type { ChannelPatch } from '@/domain/channel'

import { emit } from '../live'
import type { World } from '../world'
import { changeTalk } from './add-message'
import { unreadFrom } from './facts'
import { countOf, type Talk } from './talk'
import { messageAt } from '../seed/messages'

const tell = (world: World, { creator, channelId }: Talk): void =>
  emit(world, creator.userId, 'channel.read', { channelId })

/** Marks everything up to an index as read, without changing the turn. Idempotent. */
export function readUpTo(world: World, talk: Talk, last: number): void {
  const from = unreadFrom(talk)
  const place = Math.floor(last)
  if (from === null || place < from) return
  changeTalk(world, talk).unreadFrom = place + 1 >= countOf(talk) ? null : place + 1
  tell(world, talk)
}

const LOOKED_BACK = 200

/** Marks the fan's last messages as unread. */
export function unreadAgain(world: World, talk: Talk, many = 1): void {
  const count = countOf(talk)
  if (count === 0 || unreadFrom(talk) !== null) return
  let place = count - 1
  const { seed, change } = talk
  const isTheirs = (at: number) =>
    at < seed.messageCount
      ? messageAt(seed, at).from === 'fan'
      : change?.added[at - seed.messageCount]?.by === undefined
  for (let left = many; place > Math.max(0, count - LOOKED_BACK); place -= 1) {
    if (isTheirs(place)) left -= 1
    if (left <= 0) break
  }
  changeTalk(world, talk).unreadFrom = place
  tell(world, talk)
}

/** Changes the given marks of a channel. */
export function patchTalk(world: World, talk: Talk, patch: ChannelPatch): void {
  const { isPinned, isMuted, isArchived, labels, unread, unreadCount } = patch
  if (unread === true) unreadAgain(world, talk, unreadCount)
  if (unread === false) readUpTo(world, talk, countOf(talk) - 1)
  if ([isPinned, isMuted, isArchived, labels].every((value) => value === undefined)) return
  const change = changeTalk(world, talk)
  if (isPinned !== undefined) change.isPinned = isPinned
  if (isMuted !== undefined) change.isMuted = isMuted
  if (isArchived !== undefined) change.isArchived = isArchived
  if (labels !== undefined) change.labels = [...new Set(labels)]
  tell(world, talk)
}
