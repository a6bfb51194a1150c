import { careIfInNeed } from '../fan/care'
import { emit } from '../live'
import { fanAt } from '../seed/fans'
import { messageNamed } from '../seed/messages'
import type { World } from '../world'
import { changing, noteSent } from './derived'
import { ourTurnSince, unreadFrom } from './facts'
import { noteScript } from './script-in-use'
import { countOf, idAt, lastAt, type Talk } from './talk'
import type { AddedMessage, ChannelChange, Scheduled } from './thread-state'
import { textAt } from './words'

/** Returns the channel's change for writing, and links it to the talk. */
export function changeTalk(world: World, talk: Talk): ChannelChange {
  const change = changing(world, talk)
  talk.change = change
  return change
}

/** Strictly later than all other messages, so that order by time equals order by index. */
const momentIn = (world: World, talk: Talk): number =>
  Math.max(world.now(), lastAt(talk) + 1, (talk.change?.added.at(-1)?.at ?? 0) + 1)

function append(world: World, talk: Talk, message: Omit<AddedMessage, 'at'>): number {
  const at = momentIn(world, talk)
  const change = changeTalk(world, talk)
  change.added.push({ ...message, at })
  return countOf(talk) - 1
}

const tell = (world: World, talk: Talk, place: number): void =>
  emit(world, talk.creator.userId, 'message.new', {
    channelId: talk.channelId,
    messageId: idAt(talk, place),
  })

/** Appends a staff message: the turn passes to the fan, and earlier messages count as read. */
export function addOurs(world: World, talk: Talk, message: Omit<AddedMessage, 'at'>): number {
  const place = append(world, talk, message)
  const change = changeTalk(world, talk)
  change.ourTurnSince = null
  change.unreadFrom = null
  noteScript(world, talk, message)
  const { by, clientId } = message
  if (by !== undefined && clientId !== undefined)
    noteSent(world, by, clientId, { channelId: talk.channelId, place: place - talk.seed.messageCount })
  tell(world, talk, place)
  return place
}

/** Appends a fan's message: unread, and our turn. The fan has seen our earlier messages. */
export function addTheirs(world: World, talk: Talk, message: Omit<AddedMessage, 'at' | 'by'>): number {
  const [turn, unread] = [ourTurnSince(talk), unreadFrom(talk)]
  const place = append(world, talk, message)
  const change = changeTalk(world, talk)
  const at = change.added.at(-1)?.at ?? world.now()
  change.unreadFrom = unread ?? place
  if (talk.seed.kind === 'direct') change.ourTurnSince = turn ?? at
  change.fanSeenAt = at
  change.lastSeenAt = at
  const { seed } = talk
  const fanId = message.fanId ?? (seed.kind === 'direct' ? fanAt(seed.fanIndex).userId : undefined)
  if (fanId !== undefined) careIfInNeed(world, fanId, textAt(talk, place), at)
  tell(world, talk, place)
  return place
}

/** Appends an event, which leaves the turn unchanged. */
export function addFact(world: World, talk: Talk, message: Omit<AddedMessage, 'at' | 'by'>): number {
  const place = append(world, talk, message)
  tell(world, talk, place)
  return place
}

/** Appends a mass message: it is ours, but no reply to the fan. */
export function addMass(world: World, talk: Talk, message: Omit<AddedMessage, 'at'>): number {
  const place = append(world, talk, { ...message, kind: 'mass' })
  tell(world, talk, place)
  return place
}

/** Schedules a message. */
export function schedule(
  world: World,
  talk: Talk,
  dueAt: number,
  message: Omit<AddedMessage, 'at'>,
): Scheduled {
  const { threads } = world.state
  const number = world.state.nextId++
  const messageId = messageNamed(talk.creator.index, talk.seed.index, `s${number}`)
  const scheduled = { messageId, channelId: talk.channelId, dueAt, message: { ...message, at: world.now() } }
  threads.scheduled.push(scheduled)
  threads.version += 1
  return scheduled
}
