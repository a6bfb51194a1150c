import { expect, it } from 'vitest'

import { getOverview } from '@/api/calls/agency/agency'
import { getPerformance, getStatement, listSales, listStatements } from '@/api/calls/agency/performance'
import { getOwnStatistics, listOwnSales, listOwnStatements } from '@/api/calls/chatter/own-statistics'
import type { AgencyChange } from '@/domain/server/server-event'

import { affectedQueriesOf } from './affected-queries'

/** What changes the pay of a month: sales and who gets their credit, hours, and pay terms. */
const PAY_CHANGES = ['sales', 'credits', 'logs', 'corrections', 'people'] as const
/** By read: the changes that may alter its answer. */
const CHANGES_OF: readonly (readonly [{ path: string }, readonly AgencyChange[]])[] = [
  [listStatements, [...PAY_CHANGES, 'statements']],
  [getStatement, [...PAY_CHANGES, 'statements']],
  [getOverview, [...PAY_CHANGES, 'creators']],
  [listOwnStatements, ['sales', 'credits', 'logs', 'statements']],
  [listSales, ['sales', 'credits', 'disputes']],
  [listOwnSales, ['sales', 'credits', 'disputes']],
  [getPerformance, ['messages', 'sales', 'credits', 'logs']],
  [getOwnStatistics, ['messages', 'sales', 'credits', 'logs']],
]

it.each(CHANGES_OF.flatMap(([{ path }, changes]) => changes.map((what) => [path, what] as const)))(
  'refetches %s after a change of %s',
  (path, what) => {
    const { immediate, delayed } = affectedQueriesOf({ name: 'agency.changed', data: { what } })
    expect([...immediate, ...delayed]).toContainEqual([path])
  },
)
