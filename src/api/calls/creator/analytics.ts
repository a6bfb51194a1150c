import * as v from 'valibot'

import { Analytics, AnalyticsRequest, Cohort, TopFan } from '@/domain/figures/analytics'
import { Currency } from '@/domain/money/money'
import { pageRequest } from '@/domain/server/list-page'
import { Range } from '@/domain/time/range'
import { validEntriesOf } from '@/lib/lenient-schema'

import { creatorCall } from '../../call'

/* Our additions (screens S18), with the creator's token. */

export const getAnalytics = creatorCall({
  path: '/api/analytics/get',
  request: AnalyticsRequest,
  response: Analytics,
})

/** The last months by join date, newest first. */
export const getCohorts = creatorCall({
  path: '/api/analytics/cohorts/get',
  request: v.object({ timezone: v.string() }),
  response: v.object({ data: validEntriesOf(Cohort) }),
})

/** Fans who bought in the range, highest amount first; by purchases where amounts are hidden. */
export const listTopFans = creatorCall({
  path: '/api/analytics/top-fans/list',
  request: v.object({ ...Range.entries, ...pageRequest }),
  response: v.object({
    currency: Currency,
    data: validEntriesOf(TopFan),
    lastId: v.nullish(v.string(), null),
  }),
})
