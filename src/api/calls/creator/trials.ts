import * as v from 'valibot'

import { Id } from '@/domain/server/id'
import { Currency } from '@/domain/money/money'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
import { ClaimSort, ClaimSums, Trial, TrialClaim, trialLimits, trialSettings } from '@/domain/money/trial'
import { validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S19), with the creator's token. */

/** Newest first. */
export const listTrials = creatorCall({
  path: '/api/trials/list',
  request: v.object({}),
  response: v.object({ currency: Currency, data: validEntriesOf(Trial) }),
})

export const createTrial = creatorCall({
  path: '/api/trials/create',
  request: v.object({ clientId: v.string(), ...trialSettings }),
  response: Trial,
})

/** What is left out stays. */
export const updateTrial = creatorCall({
  path: '/api/trials/update',
  request: v.object({ trialId: Id, ...v.partial(v.object(trialLimits)).entries }),
  response: Trial,
})

/** Fans who claimed it keep their days. */
export const deactivateTrial = creatorCall({
  path: '/api/trials/deactivate',
  request: v.object({ trialId: Id }),
  response: Trial,
})

/** Newest first by default; `total` and `sums` cover all claims, not only this page. */
export const listTrialClaims = creatorCall({
  path: '/api/trials/claims',
  request: v.object({ trialId: Id, sort: v.optional(ClaimSort), ...pageRequest }),
  response: v.object({
    ...listPageOf(TrialClaim).entries,
    currency: Currency,
    total: v.number(),
    sums: ClaimSums,
  }),
})
