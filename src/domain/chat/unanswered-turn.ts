import * as v from 'valibot'

import { orNull, text } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant } from '../time/instant'

/** A fan turn without a reply (screens S7). `userId`: who was on duty; `messageId`: its first message. */
export const UnansweredTurn = v.object({
  turnId: Id,
  userId: Id,
  creatorId: Id,
  fanId: Id,
  channelId: Id,
  messageId: orNull(Id),
  text,
  at: Instant,
})
export interface UnansweredTurn extends v.InferOutput<typeof UnansweredTurn> {}
