import { iso, isoOrNull } from '../../seed/calendar'
import type { World } from '../../state/world'
import type { Conversation } from '../../rules/threads/conversation'
import type { Scheduled } from '../../state/added-message'
import type { Viewer } from '../../rules/account/viewer'
import { type WireMessage, wireMessage } from './wire-message'

/** A scheduled or held message, as this viewer may see it. */
export function wireScheduled(
  conversation: Conversation,
  { messageId, dueAt, heldAt, heldFor, message }: Scheduled,
  viewer: Viewer,
): WireMessage {
  const change = {
    changes: {},
    ...conversation.change,
    added: [...(conversation.change?.added ?? []), message],
  }
  const position = conversation.seed.messageCount + change.added.length - 1
  return {
    ...wireMessage({ ...conversation, change }, position, viewer),
    messageId,
    scheduledAt: iso(dueAt),
    seenAt: null,
    heldAt: isoOrNull(heldAt),
    heldFor: heldFor ?? null,
  }
}

/** A scheduled message that was canceled, as its last event shows it. */
export const wireCanceled = (
  conversation: Conversation,
  canceled: Scheduled & { at: number },
  viewer: Viewer,
): WireMessage => ({ ...wireScheduled(conversation, canceled, viewer), unsentAt: iso(canceled.at) })

/** Scheduled messages of a conversation, earliest first. */
export const scheduledIn = (world: World, conversation: Conversation, viewer: Viewer): WireMessage[] =>
  world.state.threads.scheduled
    .filter(({ channelId }) => channelId === conversation.channelId)
    .toSorted((a, b) => a.dueAt - b.dueAt)
    .map((scheduled) => wireScheduled(conversation, scheduled, viewer))
