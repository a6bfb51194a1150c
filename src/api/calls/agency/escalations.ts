import * as v from 'valibot'

import { Escalation, EscalationSource } from '@/domain/crisis/escalation'
import { Id } from '@/domain/server/id'

import { call } from '../../call'

/* Our additions. */

/** Notifies a manager that a chat needs care, without its text. */
export const escalateCrisis = call({
  path: '/api/safety/crisis/escalate',
  request: v.object({ channelId: Id, source: EscalationSource }),
  response: v.object({ escalationId: Id }),
})

/** Marks a fan's message that may need care as handled; idempotent. Everyone receives `message.updated`. */
export const seeToCrisis = call({
  path: '/api/safety/crisis/seen-to',
  request: v.object({ channelId: Id, messageId: Id }),
})

/** Open escalations, newest first. */
export const listEscalations = call({
  path: '/api/agency/escalations/list',
  response: v.object({ data: v.array(Escalation) }),
})

/** Marks it as handled; idempotent. */
export const closeEscalation = call({
  path: '/api/agency/escalations/close',
  request: v.object({ escalationId: Id }),
})
