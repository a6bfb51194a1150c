import { iso, isoOrNull } from '../../seed/calendar'
import type { World } from '../../state/world'
import type { Talk } from '../../rules/threads/talk'
import type { Scheduled } from '../../state/thread-state'
import type { Viewer } from '../../rules/threads/viewer'
import { type WireMessage, wireMessage } from './wire-message'

/** A scheduled or held message, as this viewer may see it. */
export function wireScheduled(
  talk: Talk,
  { messageId, dueAt, heldAt, message }: Scheduled,
  viewer: Viewer,
): WireMessage {
  const change = { changes: {}, ...talk.change, added: [...(talk.change?.added ?? []), message] }
  const place = talk.seed.messageCount + change.added.length - 1
  return {
    ...wireMessage({ ...talk, change }, place, viewer),
    messageId,
    scheduledAt: iso(dueAt),
    seenAt: null,
    heldAt: isoOrNull(heldAt),
  }
}

/** Scheduled messages of a conversation, earliest first. */
export const scheduledIn = (world: World, talk: Talk, viewer: Viewer): WireMessage[] =>
  world.state.threads.scheduled
    .filter(({ channelId }) => channelId === talk.channelId)
    .toSorted((one, other) => one.dueAt - other.dueAt)
    .map((scheduled) => wireScheduled(talk, scheduled, viewer))
