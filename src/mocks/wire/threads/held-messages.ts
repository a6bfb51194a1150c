import { forbidden, orNotFound } from '../../rules/base/refusal'
import type { World } from '../../state/world'
import { addStaffMessage, unschedule } from '../../rules/threads/add-message'
import { readOnlyOf } from '../../rules/threads/read-only'
import { type Conversation, conversationOf } from '../../rules/threads/conversation'
import type { Scheduled } from '../../state/added-message'
import type { Viewer } from '../../rules/account/viewer'
import { type WireMessage, wireMessage } from './wire-message'
import { wireCanceled, wireScheduled } from './scheduled-messages'

/** Finds a scheduled or held message of this conversation, as the viewer may see it. */
export function findScheduled(
  world: World,
  conversation: Conversation,
  messageId: string,
  viewer: Viewer,
): WireMessage | undefined {
  const isIt = (one: Scheduled) => one.messageId === messageId && one.channelId === conversation.channelId
  const found = world.state.threads.scheduled.find(isIt)
  return found && wireScheduled(conversation, found, viewer)
}

/** Sends a held message without another check, or returns it to its author. A second answer finds none. */
export function resolveHeld(
  world: World,
  viewer: Viewer,
  { messageId, answer }: { messageId: string; answer: 'send' | 'back' },
): WireMessage {
  const { threads } = world.state
  const held = orNotFound(
    threads.scheduled.find((one) => one.messageId === messageId && one.heldAt !== undefined),
  )
  const conversation = conversationOf(world, viewer.creator, held.channelId)
  const reason = readOnlyOf(world, conversation, viewer)
  if (reason === 'no_permission') throw forbidden()
  if (answer === 'back') {
    unschedule(world, conversation, held)
    return wireCanceled(conversation, { ...held, at: world.now() }, viewer)
  }
  if (reason !== null) throw forbidden(reason === 'blocked' ? 'fan_blocked' : 'fan_gone')
  threads.scheduled = threads.scheduled.filter((one) => one !== held)
  const position = addStaffMessage(world, conversation, { ...held.message, id: messageId, sentAnyway: true })
  return wireMessage(conversation, position, viewer)
}
