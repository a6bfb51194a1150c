import * as v from 'valibot'

import {
  Analytics,
  AnalyticsRequest,
  Cohort,
  TopFan,
  TopFanSort,
  TopFanSums,
} from '@/domain/figures/analytics'
import { Currency } from '@/domain/money/money'
import { listPageOf, pageRequest } from '@/domain/server/list-page'
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

/**
 * Fans who bought in the range; by default those who paid most first, or bought most where amounts are hidden.
 * `total` and `sums` cover all of them, not only this page.
 */
export const listTopFans = creatorCall({
  path: '/api/analytics/top-fans/list',
  request: v.object({ ...Range.entries, sort: v.optional(TopFanSort), ...pageRequest }),
  response: v.object({
    ...listPageOf(TopFan).entries,
    currency: Currency,
    total: v.number(),
    sums: TopFanSums,
  }),
})
