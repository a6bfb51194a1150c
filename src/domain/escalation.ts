import * as v from 'valibot'

import { Id } from '@/domain/id'
import { Instant } from '@/domain/instant'
import { orElse, orNull } from '@/lib/tolerant'

/** Whose words it is about: the fan's, or those somebody was about to send. */
export const EscalationSource = v.picklist(['incoming', 'outgoing'])

/** A chat that somebody asks a manager to look after (crisis help, point 8): which one and when, never the words. */
export const Escalation = v.object({
  escalationId: Id,
  creatorId: Id,
  channelId: Id,
  /** Null in a group. */
  fanId: orNull(Id),
  source: orElse(EscalationSource, 'outgoing'),
  /** Who asks. */
  userId: Id,
  at: Instant,
})
export interface Escalation extends v.InferOutput<typeof Escalation> {}
