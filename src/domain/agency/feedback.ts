import * as v from 'valibot'

import { orElse, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant } from '../time/instant'

export const FEEDBACK_KINDS = ['problem', 'idea', 'praise'] as const
export const FeedbackKind = v.picklist(FEEDBACK_KINDS)
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

export const FEEDBACK_STATES = ['open', 'answered', 'closed'] as const
export const FeedbackState = v.picklist(FEEDBACK_STATES)
export type FeedbackState = (typeof FEEDBACK_STATES)[number]

export const FeedbackReply = v.object({ text: v.string(), at: Instant, fromSupport: v.boolean() })
export interface FeedbackReply extends v.InferOutput<typeof FeedbackReply> {}

/** One of the person's own reports or suggestions. */
export const FeedbackTicket = v.object({
  ticketId: Id,
  kind: FeedbackKind,
  text: v.string(),
  state: orElse(FeedbackState, 'open'),
  createdAt: Instant,
  /** Its screenshots. */
  mediaIds: orElse(validEntriesOf(Id), []),
  replies: orElse(validEntriesOf(FeedbackReply), []),
})
export interface FeedbackTicket extends v.InferOutput<typeof FeedbackTicket> {}
