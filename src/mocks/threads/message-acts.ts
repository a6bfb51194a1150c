import { isBlank } from '@/lib/blank'
import { emit } from '../live'
import { forbidden, missing, Refusal, unfit } from '../refusal'
import { iso } from '../seed/calendar'
import { messageAt } from '../seed/messages'
import type { World } from '../world'
import { changeTalk } from './add-message'
import { readOnlyOf } from './read-only'
import { wireScheduled } from './scheduled'
import { addedAt, placeOf, type Talk, talkOfMessage } from './talk'
import type { MessageChange } from './thread-state'
import type { Viewer } from './viewer'
import { type WireMessage, wireMessage } from './wire-message'

const MOST_REPORTS = 200
const MOST_EMOJI_LETTERS = 16

/** Finds a message. Throws 404. */
export function messagePlace(world: World, viewer: Viewer, messageId: string): { talk: Talk; place: number } {
  const talk = talkOfMessage(world, viewer.creator, messageId)
  const place = placeOf(talk, messageId)
  if (place === -1) throw missing()
  return { talk, place }
}

/** Merges a change into a message's earlier changes. */
export function changeMessage(world: World, talk: Talk, messageId: string, change: MessageChange): void {
  const { changes } = changeTalk(world, talk)
  changes[messageId] = { ...changes[messageId], ...change }
}

const isOurs = (talk: Talk, place: number): boolean => {
  const added = addedAt(talk, place)
  return added ? added.by !== undefined : messageAt(talk.seed, place).from === 'staff'
}

/** Cancels a scheduled message; one's own needs no right to unsend. */
function unschedule(world: World, viewer: Viewer, messageId: string): WireMessage | undefined {
  const { threads } = world.state
  const scheduled = threads.scheduled.find((one) => one.messageId === messageId)
  if (!scheduled) return undefined
  if (!viewer.permissions.canUnsend && scheduled.message.by !== viewer.account.userId) throw forbidden()
  const talk = talkOfMessage(world, viewer.creator, messageId)
  threads.scheduled = threads.scheduled.filter((one) => one !== scheduled)
  threads.version += 1
  return { ...wireScheduled(talk, scheduled, viewer), unsentAt: iso(world.now()) }
}

/** Unsends a message. Rejects bought ones, which belong to the fan. Idempotent. */
export function unsend(world: World, viewer: Viewer, messageId: string): WireMessage {
  const unscheduled = unschedule(world, viewer, messageId)
  if (unscheduled) return unscheduled
  if (!viewer.permissions.canUnsend) throw forbidden()
  const { talk, place } = messagePlace(world, viewer, messageId)
  if (!isOurs(talk, place)) throw forbidden()
  const message = wireMessage(talk, place, viewer)
  if (message.boughtAt !== null) throw new Refusal(409, 'message_bought')
  if (message.unsentAt !== null) return message
  changeMessage(world, talk, messageId, { unsentAt: world.now() })
  emit(world, viewer.creator.userId, 'message.unsent', { channelId: talk.channelId, messageId })
  return wireMessage(talk, place, viewer)
}

/** Toggles the creator's reaction to a message. */
export function react(world: World, viewer: Viewer, messageId: string, emoji: string): WireMessage {
  if (emoji === '' || emoji.length > MOST_EMOJI_LETTERS) throw unfit('emoji', 'field_missing')
  const { talk, place } = messagePlace(world, viewer, messageId)
  if (readOnlyOf(world, talk, viewer) !== null) throw forbidden()
  const { userId } = viewer.creator
  const before = (wireMessage(talk, place, viewer).reactions ?? []).filter((reaction) => reaction !== null)
  const mine = before.find((reaction) => reaction.emoji === emoji)
  const has = mine?.userIds.includes(userId) ?? false
  const others = (mine?.userIds ?? []).filter((id) => id !== userId)
  const changed = { emoji, userIds: has ? others : [...others, userId] }
  const reactions = mine
    ? before.map((reaction) => (reaction === mine ? changed : reaction))
    : [...before, changed]
  changeMessage(world, talk, messageId, { reactions: reactions.filter(({ userIds }) => userIds.length > 0) })
  emit(world, userId, 'message.updated', { channelId: talk.channelId, messageId })
  return wireMessage(talk, place, viewer)
}

export function report(world: World, viewer: Viewer, messageId: string, reason: string): void {
  if (isBlank(reason)) throw unfit('reason', 'field_missing')
  messagePlace(world, viewer, messageId)
  const { threads } = world.state
  threads.version += 1
  threads.reports.push({ messageId, reason, userId: viewer.account.userId, at: world.now() })
  threads.reports.splice(0, threads.reports.length - MOST_REPORTS)
}
