import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { Instant } from '@/domain/time/instant'
import { orElse, orNull } from '@/lib/lenient-schema'

/** Whose text it is about: the fan's, or the one a staff member was about to send. */
export const EscalationSource = v.picklist(['incoming', 'outgoing'])

/** A request for a manager to look after a chat: names the chat and the time, never the text. */
export const Escalation = v.object({
  escalationId: Id,
  creatorId: Id,
  channelId: Id,
  /** Null in a group. */
  fanId: orNull(Id),
  source: orElse(EscalationSource, 'outgoing'),
  /** Who requests it. */
  userId: Id,
  at: Instant,
})
export interface Escalation extends v.InferOutput<typeof Escalation> {}
