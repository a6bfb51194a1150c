import * as v from 'valibot'

import { Escalation, EscalationSource } from '@/domain/escalation'
import { Id } from '@/domain/id'
import { Nothing } from '@/lib/tolerant'

import { call } from '../call'

/* Ours. */

/** Tells a manager which chat needs care: never what was written. */
export const escalateCrisis = call({
  method: 'POST',
  path: '/api/safety/crisis/escalate',
  request: v.object({ channelId: Id, source: EscalationSource }),
  response: v.object({ escalationId: Id }),
  onError: 'throw',
})

/** Somebody has seen to a fan's message that may need care; done twice, it is done. Told to all as `message.updated`. */
export const seeToCrisis = call({
  method: 'POST',
  path: '/api/safety/crisis/seen-to',
  request: v.object({ channelId: Id, messageId: Id }),
  response: Nothing,
  onError: 'throw',
})

/** What managers were told and nobody has looked after yet, newest first. */
export const listEscalations = call({
  method: 'POST',
  path: '/api/agency/escalations/list',
  response: v.object({ data: v.array(Escalation) }),
  onError: 'throw',
})

/** Somebody has looked after it; done twice, it is done. */
export const closeEscalation = call({
  method: 'POST',
  path: '/api/agency/escalations/close',
  request: v.object({ escalationId: Id }),
  response: Nothing,
  onError: 'throw',
})
