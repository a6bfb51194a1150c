import type * as v from 'valibot'

import { dayOf } from '@/domain/day'
import { figuresOf } from '@/domain/chatter-counts'
import type { Performance, PerformanceCut } from '@/domain/performance'

import { displayOf } from '../displays'
import { groupTest } from '../people/groups'
import { personIn } from '../people/person'
import { iso } from '../seed/calendar'
import { CREATORS } from '../seed/creators'
import type { World } from '../world'
import { type Cut, cutOf, type CutRow } from './cut'
import { checkZone, creatorsNamed, dayEdges, everybody, type Period, periodBefore, periodOf } from './scope'

type Wire = v.InferInput<typeof Performance>
type WireRow = Wire['rows'][number] & object

export interface TableQuery {
  from: string
  to: string
  timezone: string
  basis: 'gross' | 'net'
  groupBy: PerformanceCut
  userIds?: string[] | undefined
  creatorIds?: string[] | undefined
  groupId?: string | undefined
}

/** The requested people: named ones, a group, or everyone. */
function peopleOf(world: World, { userIds, groupId }: TableQuery): string[] {
  const isInGroup = groupTest(world, groupId)
  return everybody(world).filter(
    (userId) =>
      (userIds === undefined || userIds.includes(userId)) && isInGroup(personIn(world, userId)?.groupId),
  )
}

function cut(
  world: World,
  query: TableQuery,
  period: Period,
  groupBy: PerformanceCut,
  edges: readonly number[],
): Cut {
  return cutOf(world, {
    edges: period.to > period.from ? edges : [period.from, period.from],
    people: peopleOf(world, query),
    creators: creatorsNamed(query.creatorIds),
    withCreatorless: query.creatorIds === undefined,
    byCreator: groupBy.startsWith('creator'),
    basis: query.basis,
  })
}

const byDay = (groupBy: PerformanceCut): boolean => groupBy.includes('day')

function rowOf(row: CutRow, day: number | null): WireRow {
  const creatorId = row.creatorIndex === null ? null : (CREATORS[row.creatorIndex]?.userId ?? null)
  return {
    rowId: [row.userId, creatorId, day].filter((part) => part !== null).join(' '),
    userId: row.userId,
    creatorId,
    day: day === null ? null : iso(day),
    ...figuresOf(row.counts, row.fans),
  }
}

/** The work of a period in rows, with totals and those of the previous period (screens S7). */
export function tableOf(world: World, query: TableQuery): Wire {
  checkZone(query.timezone)
  const period = periodOf(world, query)
  const { groupBy, timezone } = query
  const edges = byDay(groupBy) ? dayEdges(period, timezone) : [period.from, period.to]
  const now = cut(world, query, period, groupBy, edges)
  const past = periodBefore(period, query)
  const before = cut(world, query, past, 'employee', [past.from, past.to])
  const rows = now.rows.toSorted(
    (one, other) => one.step - other.step || (one.userId < other.userId ? -1 : 1),
  )
  return {
    currency: 'USD',
    rows: rows.map((row) => rowOf(row, byDay(groupBy) ? (edges[row.step] ?? null) : null)),
    totals: figuresOf(now.totals.counts, now.totals.fans),
    previous: figuresOf(before.totals.counts, before.totals.fans),
  }
}

const NAMES = ['userId', 'name', 'creatorId', 'creator', 'day', 'currency'] as const
const isFigure = (key: string): boolean => !['rowId', 'userId', 'creatorId', 'day'].includes(key)
const MONEY: ReadonlySet<string> = new Set([
  'sales',
  'salesPerHour',
  'ppvRevenue',
  'averagePrice',
  'averageSoldPrice',
  'tips',
])

/** The same rows as a file with all figures; in units, not cents, and days of the zone. */
export function tableColumns(world: World, query: TableQuery) {
  const { rows, totals, currency } = tableOf(world, query)
  const figures = Object.keys(totals).filter(isFigure)
  const figureIn = (row: WireRow, key: string): number | null => {
    // All columns but the names are numbers or null.
    const value = row[key as keyof typeof totals] ?? null
    return value !== null && MONEY.has(key) ? value / 100 : value
  }
  return {
    columns: [...NAMES, ...figures],
    rows: rows.flatMap((row) =>
      row === null
        ? []
        : [
            [
              row.userId,
              personIn(world, row.userId)?.displayName ?? row.userId,
              row.creatorId ?? null,
              row.creatorId == null ? null : (displayOf(world, row.creatorId)?.displayName ?? null),
              row.day == null ? null : dayOf(Date.parse(row.day), query.timezone),
              currency,
              ...figures.map((key) => figureIn(row, key)),
            ],
          ],
    ),
  }
}
