import type * as v from 'valibot'

import { type ChatterFigures, FIGURE_UNIT } from '@/domain/figures/chatter-figures'
import { dayOf } from '@/domain/time/day'
import { toChatterFigures } from '@/mocks/rules/figures/chatter-counts'
import type { Performance, PerformanceGrouping } from '@/domain/figures/performance'

import { displayOf } from '../../rules/people/user-displays'
import { groupTest } from '../../rules/people/staff-groups'
import { findPerson } from '../../rules/account/person'
import { isoOrNull } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import type { World } from '../../state/world'
import { type WorkTable, aggregateWork, type WorkRow } from '../../rules/performance/work-table'
import {
  creatorsByIds,
  dayEdges,
  everyWorker,
  type Period,
  periodBefore,
  periodOf,
} from '../../rules/performance/period'
import { AGENCY } from '../../seed/staff'

type WirePerformance = v.InferInput<typeof Performance>
type WirePerformanceRow = WirePerformance['rows'][number] & object

export interface TableQuery {
  from: string
  to: string
  timezone: string
  basis: 'gross' | 'net'
  groupBy: PerformanceGrouping
  userIds?: string[] | undefined
  creatorIds?: string[] | undefined
  groupId?: string | undefined
}

/** The requested people: named ones, a group, or everyone. */
function requestedPeople(world: World, { userIds, groupId }: TableQuery): string[] {
  const isInGroup = groupTest(world, groupId)
  return everyWorker(world).filter(
    (userId) =>
      (userIds === undefined || userIds.includes(userId)) && isInGroup(findPerson(world, userId)?.groupId),
  )
}

function tableRows(
  world: World,
  query: TableQuery,
  period: Period,
  groupBy: PerformanceGrouping,
  edges: readonly number[],
): WorkTable {
  return aggregateWork(world, {
    edges: period.to > period.from ? edges : [period.from, period.from],
    people: requestedPeople(world, query),
    creators: creatorsByIds(query.creatorIds),
    withCreatorless: query.creatorIds === undefined,
    byCreator: groupBy.startsWith('creator'),
    basis: query.basis,
  })
}

const byDay = (groupBy: PerformanceGrouping): boolean => groupBy.includes('day')

function wireRow(row: WorkRow, day: number | null): WirePerformanceRow {
  const creatorId = row.creatorIndex === null ? null : (CREATORS[row.creatorIndex]?.userId ?? null)
  return {
    rowId: [row.userId, creatorId, day].filter((part) => part !== null).join(' '),
    userId: row.userId,
    creatorId,
    day: isoOrNull(day),
    ...toChatterFigures(row.counts, row.fans),
  }
}

/** The work of a period in rows, with totals and those of the previous period (screens S7). */
export function performanceTable(world: World, query: TableQuery): WirePerformance {
  const period = periodOf(world, query)
  const { groupBy, timezone } = query
  const edges = byDay(groupBy) ? dayEdges(period, timezone) : [period.from, period.to]
  const now = tableRows(world, query, period, groupBy, edges)
  const past = periodBefore(period, query)
  const before = tableRows(world, query, past, 'employee', [past.from, past.to])
  const rows = now.rows.toSorted((a, b) => a.step - b.step || (a.userId < b.userId ? -1 : 1))
  return {
    currency: AGENCY.currency,
    rows: rows.map((row) => wireRow(row, byDay(groupBy) ? (edges[row.step] ?? null) : null)),
    totals: toChatterFigures(now.totals.counts, now.totals.fans),
    previous: toChatterFigures(before.totals.counts, before.totals.fans),
  }
}

const NAME_COLUMNS = ['userId', 'name', 'creatorId', 'creator', 'day', 'currency'] as const
// The record has these keys alone.
const FIGURES = Object.keys(FIGURE_UNIT) as (keyof ChatterFigures)[]

/** The same rows as a file with all figures; in units, not cents, and days of the zone. */
export function tableColumns(world: World, query: TableQuery) {
  const { rows, currency } = performanceTable(world, query)
  const figureIn = (row: WirePerformanceRow, id: keyof ChatterFigures): number | null => {
    const value = row[id] ?? null
    return value !== null && FIGURE_UNIT[id] === 'money' ? value / 100 : value
  }
  return {
    columns: [...NAME_COLUMNS, ...FIGURES],
    rows: rows.flatMap((row) =>
      row === null
        ? []
        : [
            [
              row.userId,
              findPerson(world, row.userId)?.displayName ?? row.userId,
              row.creatorId ?? null,
              row.creatorId == null ? null : (displayOf(world, row.creatorId)?.displayName ?? null),
              row.day == null ? null : dayOf(Date.parse(row.day), query.timezone),
              currency,
              ...FIGURES.map((id) => figureIn(row, id)),
            ],
          ],
    ),
  }
}
