import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { Currency } from '@/domain/money/money'
import { pageRequest } from '@/domain/server/list-page'
import { Trial, TrialClaim, trialLimits, trialSettings } from '@/domain/money/trial'
import { validEntriesOf } from '@/lib/lenient-schema'

import { call } from '../../call'

/* Our additions (screens S19), with the creator's token. */

/** Newest first. */
export const listTrials = call({
  method: 'POST',
  path: '/api/trials/list',
  request: v.object({}),
  response: v.object({ currency: Currency, data: validEntriesOf(Trial) }),
  onError: 'throw',
  token: 'creator',
})

export const createTrial = call({
  method: 'POST',
  path: '/api/trials/create',
  request: v.object({ clientId: v.string(), ...trialSettings }),
  response: Trial,
  onError: 'throw',
  token: 'creator',
})

export const updateTrial = call({
  method: 'POST',
  path: '/api/trials/update',
  request: v.object({ trialId: Id, ...trialLimits }),
  response: Trial,
  onError: 'throw',
  token: 'creator',
})

/** Fans who claimed it keep their days. */
export const deactivateTrial = call({
  method: 'POST',
  path: '/api/trials/deactivate',
  request: v.object({ trialId: Id }),
  response: Trial,
  onError: 'throw',
  token: 'creator',
})

/** Newest first. */
export const listTrialClaims = call({
  method: 'POST',
  path: '/api/trials/claims',
  request: v.object({ trialId: Id, ...pageRequest }),
  response: v.object({
    currency: Currency,
    data: validEntriesOf(TrialClaim),
    lastId: v.nullish(Id, null),
    total: v.number(),
  }),
  onError: 'throw',
  token: 'creator',
})
