import { expect } from 'vitest'

import { monthsUntil, payPeriodOf } from '@/domain/pay-period'

import { AGENCY_TIME_ZONE, DAY_MS } from '../seed/calendar'
import { Visitor } from '../visitor'

export const range = (days = 7) => ({
  from: new Date(Date.now() - days * DAY_MS).toISOString(),
  to: new Date(Date.now()).toISOString(),
})

/** A past month in the agency's zone, `back` months ago. */
export const month = (back = 1) => {
  const { from, to } = payPeriodOf(
    monthsUntil(Date.now(), AGENCY_TIME_ZONE, back + 1).at(-1) ?? '',
    AGENCY_TIME_ZONE,
  )
  return { from, to }
}

/** A signed-in user; in the world of another client if given. */
export async function somebody(email: string, other?: Visitor): Promise<Visitor> {
  const visitor = new Visitor(other?.world)
  await visitor.signIn(`${email}@northlight.agency`)
  return visitor
}
export const manager = () => somebody('viktor')

/** Returns the response body in the type the test states. */
export async function ask<Answer>(visitor: Visitor, path: string, body: object): Promise<Answer> {
  const answer = await visitor.ask(path, { body })
  expect({ path, status: answer.status }).toEqual({ path, status: 200 })
  return answer.body as unknown as Answer
}
export const statusOf = async (visitor: Visitor, path: string, body: object) =>
  (await visitor.ask(path, { body })).status

export interface FigureRow {
  userId: string
  sales: number
  ppvRevenue: number
  messages: number
}

/** The rows of some people in the performance table. */
export async function figuresOf(
  visitor: Visitor,
  span: object,
  userIds: string[],
): Promise<Record<string, FigureRow>> {
  const { rows } = await ask<{ rows: FigureRow[] }>(visitor, '/api/agency/chatter-performance/get', {
    ...span,
    timezone: 'UTC',
    basis: 'gross',
    groupBy: 'employee',
    userIds,
  })
  return Object.fromEntries(rows.map((row) => [row.userId, row]))
}
