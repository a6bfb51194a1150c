import * as v from 'valibot'

import { Id } from '@/domain/id'

import { call } from '../call'

/* Ours. */

/** Tells a manager which chat needs care: never what was written. */
export const escalateCrisis = call({
  method: 'POST',
  path: '/api/safety/crisis/escalate',
  request: v.object({ channelId: Id, source: v.picklist(['incoming', 'outgoing']) }),
  response: v.object({ escalationId: Id }),
  onError: 'throw',
})
