import * as v from 'valibot'

import { FeedbackKind, FeedbackTicket } from '@/domain/agency/feedback'
import { Id } from '@/domain/server/id'

import { call } from '../../call'

/* Our additions: the requirements describe the screen, not the calls. */

/** `clientId` makes a repeated request return the same ticket. */
export const createFeedback = call({
  path: '/api/feedback/create',
  request: v.object({
    clientId: v.string(),
    kind: FeedbackKind,
    text: v.string(),
    route: v.string(),
    appVersion: v.string(),
    apiVersion: v.nullable(v.string()),
    language: v.string(),
    browser: v.string(),
    mediaIds: v.array(Id),
    contactOk: v.boolean(),
  }),
  response: v.object({ ticketId: Id }),
})

/** A screenshot for a report, as base64; the report then refers to its id. */
export const uploadFeedbackScreenshot = call({
  path: '/api/feedback/screenshot',
  request: v.object({ clientId: v.string(), type: v.string(), data: v.string() }),
  response: v.object({ mediaId: Id }),
})

/** The person's own tickets, newest first. */
export const listFeedback = call({
  path: '/api/feedback/list',
  response: v.object({ data: v.array(FeedbackTicket) }),
})

export const replyToFeedback = call({
  path: '/api/feedback/reply',
  request: v.object({ clientId: v.string(), ticketId: Id, text: v.string() }),
  response: FeedbackTicket,
})
