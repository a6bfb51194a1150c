import { excludeIfInNeed } from '../fan-status/care-exclusions'
import { emitEvent } from '../../state/emit-event'
import { fanAt } from '../../seed/fans/fans'
import { messageIdFor } from '../../seed/messages/messages'
import type { World } from '../../state/world'
import { writableChannelChange, recordSent } from './derived-threads'
import { ourTurnSince, unreadFrom } from './channel-facts'
import { scriptsOf } from './scripts'
import { messageCountOf, idAt, lastAt, type Conversation } from './conversation'
import type { AddedMessage, Scheduled } from '../../state/added-message'
import type { ChannelChange, MessageChange } from '../../state/thread-state'
import { textAt } from './message-text'
import { withdraw } from './withdrawn'

/** Returns the channel's change for writing, and links it to the conversation. */
export function writableConversationChange(world: World, conversation: Conversation): ChannelChange {
  const change = writableChannelChange(world, conversation)
  conversation.change = change
  return change
}

/** Merges a change into a message's earlier changes. */
export function changeMessage(
  world: World,
  conversation: Conversation,
  messageId: string,
  change: MessageChange,
): void {
  const { changes } = writableConversationChange(world, conversation)
  changes[messageId] = { ...changes[messageId], ...change }
}

/** Strictly later than all other messages, so that order by time equals order by index. */
const nextMessageTime = (world: World, conversation: Conversation): number =>
  Math.max(world.now(), lastAt(conversation) + 1, (conversation.change?.added.at(-1)?.at ?? 0) + 1)

function appendMessage(world: World, conversation: Conversation, message: Omit<AddedMessage, 'at'>): number {
  const at = nextMessageTime(world, conversation)
  const change = writableConversationChange(world, conversation)
  change.added.push({ ...message, at })
  return messageCountOf(conversation) - 1
}

const emitNewMessage = (world: World, conversation: Conversation, position: number): void =>
  emitEvent(world, conversation.creator.userId, 'message.new', {
    channelId: conversation.channelId,
    messageId: idAt(conversation, position),
  })

/** Records a fan's script progress in the user notes (`templateName`, requirements 3). */
function recordScriptProgress(
  world: World,
  { creator, seed }: Conversation,
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
export function addStaffMessage(
  world: World,
  conversation: Conversation,
  message: Omit<AddedMessage, 'at'>,
): number {
  const position = appendMessage(world, conversation, message)
  const change = writableConversationChange(world, conversation)
  change.ourTurnSince = null
  change.unreadFrom = null
  recordScriptProgress(world, conversation, message)
  const { by, clientId } = message
  if (by !== undefined && clientId !== undefined)
    recordSent(world, by, clientId, {
      channelId: conversation.channelId,
      addedIndex: position - conversation.seed.messageCount,
    })
  emitNewMessage(world, conversation, position)
  return position
}

/** Appends a fan's message: unread, and our turn. The fan has seen our earlier messages. */
export function addFanMessage(
  world: World,
  conversation: Conversation,
  message: Omit<AddedMessage, 'at' | 'by'>,
): number {
  const [turn, unread] = [ourTurnSince(conversation), unreadFrom(conversation)]
  const position = appendMessage(world, conversation, message)
  const change = writableConversationChange(world, conversation)
  const at = change.added.at(-1)?.at ?? world.now()
  change.unreadFrom = unread ?? position
  if (conversation.seed.kind === 'direct') change.ourTurnSince = turn ?? at
  change.fanSeenAt = at
  change.lastSeenAt = at
  const { seed } = conversation
  const fanId = message.fanId ?? (seed.kind === 'direct' ? fanAt(seed.fanIndex).userId : undefined)
  if (fanId !== undefined) excludeIfInNeed(world, fanId, textAt(conversation, position), at)
  emitNewMessage(world, conversation, position)
  return position
}

/** Appends an event, which leaves the turn unchanged. */
export function addEvent(
  world: World,
  conversation: Conversation,
  message: Omit<AddedMessage, 'at' | 'by'>,
): number {
  const position = appendMessage(world, conversation, message)
  emitNewMessage(world, conversation, position)
  return position
}

/** Appends a mass message: it is ours, but no reply to the fan. */
export function addMassMessage(
  world: World,
  conversation: Conversation,
  message: Omit<AddedMessage, 'at'>,
): number {
  const position = appendMessage(world, conversation, { ...message, kind: 'mass' })
  emitNewMessage(world, conversation, position)
  return position
}

/** Schedules a message. */
export function scheduleMessage(
  world: World,
  conversation: Conversation,
  dueAt: number,
  message: Omit<AddedMessage, 'at'>,
): Scheduled {
  const { threads } = world.state
  const number = world.state.nextId++
  const messageId = messageIdFor(conversation.creator.index, conversation.seed.index, `s${number}`)
  const scheduled = {
    messageId,
    channelId: conversation.channelId,
    dueAt,
    message: { ...message, at: world.now() },
  }
  threads.scheduled.push(scheduled)
  emitEvent(world, conversation.creator.userId, 'message.updated', {
    channelId: conversation.channelId,
    messageId,
  })
  return scheduled
}

/**
 * Removes a scheduled message, which a late retry of its send does not bring back. The event carries it: nothing
 * else knows it any more.
 */
export function unschedule(world: World, conversation: Conversation, canceled: Scheduled): void {
  const { threads } = world.state
  const { channelId, messageId } = canceled
  threads.scheduled = threads.scheduled.filter((one) => one !== canceled)
  const { by, clientId } = canceled.message
  if (by !== undefined && clientId !== undefined) withdraw(world, by, [clientId])
  const facts = { channelId, messageId, canceled: { ...canceled, at: world.now() } }
  emitEvent(world, conversation.creator.userId, 'message.unsent', facts)
}
