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

export const statusOf = async (visitor: MockClient, path: string, body: object) =>
  (await visitor.send(path, { body })).status

export interface FigureRow {
  userId: string
  sales: number
  ppvRevenue: number
  messages: number
}

/** The rows of some people in the performance table. */
export async function tableRowsOf(
  visitor: MockClient,
  span: object,
  userIds: string[],
): Promise<Record<string, FigureRow>> {
  const { rows } = await visitor.read<{ rows: FigureRow[] }>('/api/agency/chatter-performance/get', {
    ...span,
    timezone: 'UTC',
    basis: 'gross',
    groupBy: 'employee',
    userIds,
  })
  return Object.fromEntries(rows.map((row) => [row.userId, row]))
}
