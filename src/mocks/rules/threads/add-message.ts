import { excludeIfInNeed } from '../fan-status/care-exclusions'
import { emitEvent } from '../../state/emit-event'
import { fanAt } from '../../seed/fans/fans'
import { messageIdFor } from '../../seed/messages/messages'
import type { World } from '../../state/world'
import { writableChannelChange, recordSent } from './derived-threads'
import { ourTurnSince, unreadFrom } from './channel-facts'
import { scriptsOf } from './scripts'
import { messageCountOf, idAt, lastAt, type Talk } from './talk'
import type { AddedMessage, ChannelChange, MessageChange, Scheduled } from '../../state/thread-state'
import { textAt } from './message-text'

/** Returns the channel's change for writing, and links it to the talk. */
export function writableTalkChange(world: World, talk: Talk): ChannelChange {
  const change = writableChannelChange(world, talk)
  talk.change = change
  return change
}

/** Merges a change into a message's earlier changes. */
export function changeMessage(world: World, talk: Talk, messageId: string, change: MessageChange): void {
  const { changes } = writableTalkChange(world, talk)
  changes[messageId] = { ...changes[messageId], ...change }
}

/** Strictly later than all other messages, so that order by time equals order by index. */
const nextMessageTime = (world: World, talk: Talk): number =>
  Math.max(world.now(), lastAt(talk) + 1, (talk.change?.added.at(-1)?.at ?? 0) + 1)

function appendMessage(world: World, talk: Talk, message: Omit<AddedMessage, 'at'>): number {
  const at = nextMessageTime(world, talk)
  const change = writableTalkChange(world, talk)
  change.added.push({ ...message, at })
  return messageCountOf(talk) - 1
}

const emitNewMessage = (world: World, talk: Talk, place: number): void =>
  emitEvent(world, talk.creator.userId, 'message.new', {
    channelId: talk.channelId,
    messageId: idAt(talk, place),
  })

/** Records a fan's script progress in the user notes (`templateName`, requirements 3). */
function recordScriptProgress(
  world: World,
  { creator, seed }: Talk,
  { scriptId, scriptStep }: Pick<AddedMessage, 'scriptId' | 'scriptStep'>,
): void {
  if (scriptId === undefined || scriptStep === undefined || seed.kind !== 'direct') return
  const script = scriptsOf(world, creator).find((one) => one.scriptId === scriptId)
  if (!script) return
  const { userId } = fanAt(seed.fanIndex)
  const { nickname = '', note = '' } = world.state.fanNotes[userId] ?? {}
  world.state.fanNotes[userId] = { nickname, note, templateName: `${script.name} · ${scriptStep + 1}` }
}

/** Appends a staff message: the turn passes to the fan, and earlier messages count as read. */
export function addStaffMessage(world: World, talk: Talk, message: Omit<AddedMessage, 'at'>): number {
  const place = appendMessage(world, talk, message)
  const change = writableTalkChange(world, talk)
  change.ourTurnSince = null
  change.unreadFrom = null
  recordScriptProgress(world, talk, message)
  const { by, clientId } = message
  if (by !== undefined && clientId !== undefined)
    recordSent(world, by, clientId, { channelId: talk.channelId, place: place - talk.seed.messageCount })
  emitNewMessage(world, talk, place)
  return place
}

/** Appends a fan's message: unread, and our turn. The fan has seen our earlier messages. */
export function addFanMessage(world: World, talk: Talk, message: Omit<AddedMessage, 'at' | 'by'>): number {
  const [turn, unread] = [ourTurnSince(talk), unreadFrom(talk)]
  const place = appendMessage(world, talk, message)
  const change = writableTalkChange(world, talk)
  const at = change.added.at(-1)?.at ?? world.now()
  change.unreadFrom = unread ?? place
  if (talk.seed.kind === 'direct') change.ourTurnSince = turn ?? at
  change.fanSeenAt = at
  change.lastSeenAt = at
  const { seed } = talk
  const fanId = message.fanId ?? (seed.kind === 'direct' ? fanAt(seed.fanIndex).userId : undefined)
  if (fanId !== undefined) excludeIfInNeed(world, fanId, textAt(talk, place), at)
  emitNewMessage(world, talk, place)
  return place
}

/** Appends an event, which leaves the turn unchanged. */
export function addEvent(world: World, talk: Talk, message: Omit<AddedMessage, 'at' | 'by'>): number {
  const place = appendMessage(world, talk, message)
  emitNewMessage(world, talk, place)
  return place
}

/** Appends a mass message: it is ours, but no reply to the fan. */
export function addMassMessage(world: World, talk: Talk, message: Omit<AddedMessage, 'at'>): number {
  const place = appendMessage(world, talk, { ...message, kind: 'mass' })
  emitNewMessage(world, talk, place)
  return place
}

/** Schedules a message. */
export function scheduleMessage(
  world: World,
  talk: Talk,
  dueAt: number,
  message: Omit<AddedMessage, 'at'>,
): Scheduled {
  const { threads } = world.state
  const number = world.state.nextId++
  const messageId = messageIdFor(talk.creator.index, talk.seed.index, `s${number}`)
  const scheduled = { messageId, channelId: talk.channelId, dueAt, message: { ...message, at: world.now() } }
  threads.scheduled.push(scheduled)
  threads.version += 1
  return scheduled
}
