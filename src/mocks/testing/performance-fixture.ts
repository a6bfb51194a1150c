import { expect } from 'vitest'

import { latestMonths, payPeriodOf } from '@/domain/money/pay-period'

import { AGENCY_TIME_ZONE, DAY_MS } from '../seed/calendar'
import { MockClient } from './mock-client'

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

/** A signed-in user; in the world of another client if given. */
export async function signedInClient(email: string, other?: MockClient): Promise<MockClient> {
  const visitor = new MockClient(other?.world)
  await visitor.signIn(`${email}@northlight.agency`)
  return visitor
}
export const managerClient = () => signedInClient('viktor')

/** Returns the response body in the type the test states. */
export async function sendForBody<Answer>(visitor: MockClient, path: string, body: object): Promise<Answer> {
  const answer = await visitor.send(path, { body })
  expect({ path, status: answer.status }).toEqual({ path, status: 200 })
  return answer.body as unknown as Answer
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
  const { rows } = await sendForBody<{ rows: FigureRow[] }>(visitor, '/api/agency/chatter-performance/get', {
    ...span,
    timezone: 'UTC',
    basis: 'gross',
    groupBy: 'employee',
    userIds,
  })
  return Object.fromEntries(rows.map((row) => [row.userId, row]))
}
