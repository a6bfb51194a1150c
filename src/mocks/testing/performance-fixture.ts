import { getPerformance } from '@/api/calls/agency/performance'
import type { PerformanceRow } from '@/domain/figures/performance'
import { latestMonths, payPeriodOf } from '@/domain/money/pay-period'

import { AGENCY_TIME_ZONE, DAY_MS } from '../seed/calendar'
import type { MockClient } from './mock-client'

export const lastDays = (days = 7) => ({
  from: new Date(Date.now() - days * DAY_MS).toISOString(),
  to: new Date(Date.now()).toISOString(),
})

/** A past month in the agency's zone, `back` months ago. */
export const agencyMonth = (back = 1) => {
  const { from, to } = payPeriodOf(
    latestMonths(Date.now(), AGENCY_TIME_ZONE, back + 1).at(-1) ?? '',
    AGENCY_TIME_ZONE,
  )
  return { from, to }
}

/** The rows of some people in the performance table. */
export async function tableRowsOf(
  visitor: MockClient,
  span: { from: string; to: string },
  userIds: string[],
): Promise<Record<string, PerformanceRow>> {
  const cut = { timezone: 'UTC', basis: 'gross', groupBy: 'employee' } as const
  const { rows } = await visitor.call(getPerformance, { ...span, ...cut, userIds })
  return Object.fromEntries(rows.map((row) => [row.userId, row]))
}
