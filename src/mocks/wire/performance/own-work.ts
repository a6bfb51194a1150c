import type * as v from 'valibot'

import { toChatterFigures } from '@/mocks/rules/figures/chatter-counts'
import { middleHalf, paceOf } from '@/domain/figures/metrics'
import type { Leaderboard, OwnStatistics } from '@/domain/figures/own-statistics'

import { permissionsFor } from '../../rules/account/permissions'
import { shiftsBetween } from '../../rules/shifts/shift-plan'
import { teamLogs } from '../../rules/shifts/clock'
import type { Account } from '../../rules/account/accounts'
import { DAY_MS, HOUR_MS, iso, zoneDays, zoneOffsetMs } from '../../seed/calendar'
import { CREATORS } from '../../seed/creators'
import type { World } from '../../state/world'
import { creditOf } from '../../rules/performance/credit'
import { aggregateWork } from '../../rules/performance/work-table'
import {
  creatorsByIds,
  dayEdges,
  everyWorker,
  type Period,
  periodBefore,
  periodOf,
} from '../../rules/performance/period'
import { salesIn } from '../../rules/performance/sales-in'
import { clockedSeconds } from '../../rules/money/pay-figures'
import { AGENCY } from '../../seed/staff'

type WireOwnStatistics = v.InferInput<typeof OwnStatistics>

export interface OwnQuery {
  from: string
  to: string
  timezone: string
  creatorIds?: string[] | undefined
  groupBy: 'hour' | 'day' | 'creator'
  weekStart?: number | undefined
}

const WEEK_MS = 7 * DAY_MS
const WEEKS = [1, 2, 3, 4] as const

/** The same local time some weeks earlier, across changes of daylight saving time. */
function weeksBefore(at: number, weeks: number, timezone: string): number {
  const then = at - weeks * WEEK_MS
  return then + zoneOffsetMs(at, timezone) - zoneOffsetMs(then, timezone)
}

/** A user's sales, summable between any two moments. */
function soldBy(world: World, userId: string, query: OwnQuery, from: number, to: number) {
  const sales = salesIn(world, creatorsByIds(query.creatorIds), from, to)
    .filter((sale) => !sale.isRefunded && creditOf(world, sale).userId === userId)
    .map(({ at, amount }) => ({ at, amount }))
  return (begin: number, end: number): number =>
    sales.reduce((sum, { at, amount }) => (at >= begin && at < end ? sum + amount : sum), 0)
}

/** Sales in the same part of each of the four previous weeks. */
function usualSalesOf(
  sold: (begin: number, end: number) => number,
  begin: number,
  end: number,
  timezone: string,
): number[] {
  return WEEKS.map((weeks) => sold(weeksBefore(begin, weeks, timezone), weeksBefore(end, weeks, timezone)))
}

/** The hours of a zone, which may begin at half an hour of UTC. */
function hourEdges({ from, to }: Period, timezone: string): number[] {
  const offset = zoneOffsetMs(from, timezone)
  const first = Math.ceil((from + 1 + offset) / HOUR_MS) * HOUR_MS - offset
  const inner = Array.from(
    { length: Math.max(0, Math.ceil((to - first) / HOUR_MS)) },
    (_, step) => first + step * HOUR_MS,
  )
  return [from, ...inner, to]
}

const ownEdges = (period: Period, { groupBy, timezone }: OwnQuery): number[] =>
  groupBy === 'creator' || period.to <= period.from
    ? [period.from, period.to]
    : groupBy === 'day'
      ? dayEdges(period, timezone)
      : hourEdges(period, timezone)

const MONDAY = 1

/** The start of this and of next week in a zone. */
function thisWeek(now: number, timezone: string, weekStart: number): Period {
  const offset = zoneOffsetMs(now, timezone)
  const weekday = new Date(now + offset).getUTCDay()
  const days = zoneDays(now - 8 * DAY_MS, now + 9 * DAY_MS, timezone)
  const today = days.findLastIndex((at) => at <= now)
  const first = today - ((weekday + 7 - weekStart) % 7)
  return { from: days[first] ?? now, to: days[first + 7] ?? now }
}

function weekSales(world: World, userId: string, { timezone, weekStart = MONDAY }: OwnQuery) {
  const now = world.now()
  const { from, to } = thisWeek(now, timezone, weekStart)
  const logs = teamLogs(world, from, now, new Set([userId]))
  const planned = shiftsBetween(world, now, to, new Set([userId])).filter(
    ({ state }) => state === 'published',
  )
  return {
    clockedThisWeek: clockedSeconds(logs, { from, to: now }),
    plannedLeft: planned.reduce(
      (sum, shift) => sum + Math.floor((Math.min(shift.endAt, to) - Math.max(shift.startAt, now)) / 1000),
      0,
    ),
  }
}

const ownWorkTable = (
  world: World,
  userId: string,
  query: OwnQuery,
  edges: readonly number[],
  byCreator: boolean,
) =>
  aggregateWork(world, {
    edges,
    people: [userId],
    creators: creatorsByIds(query.creatorIds),
    withCreatorless: query.creatorIds === undefined,
    byCreator,
    basis: 'gross',
  })

/** A user's own work (screens S3). Sales are gross. */
export function ownStatisticsOf(world: World, userId: string, query: OwnQuery): WireOwnStatistics {
  const period = periodOf(world, query)
  const edges = ownEdges(period, query)
  const byCreator = query.groupBy === 'creator'
  const { rows, totals } = ownWorkTable(world, userId, query, edges, byCreator)
  const past = periodBefore(period, query)
  const before = ownWorkTable(world, userId, query, [past.from, past.to], false).totals
  const sold = soldBy(world, userId, query, weeksBefore(period.from, 5, query.timezone), period.to)
  const band = byCreator
    ? []
    : edges.slice(0, -1).map((begin, step) => {
        const usual = usualSalesOf(sold, begin, edges[step + 1] ?? begin, query.timezone)
        return { at: iso(begin), ...(middleHalf(usual) ?? { low: 0, high: 0 }) }
      })
  return {
    currency: AGENCY.currency,
    metrics: toChatterFigures(totals.counts, totals.fans),
    previous: toChatterFigures(before.counts, before.fans),
    ...weekSales(world, userId, query),
    pace: paceOf(totals.counts.sales, usualSalesOf(sold, period.from, period.to, query.timezone)),
    band,
    rows: rows
      .toSorted((a, b) => a.step - b.step || (a.creatorIndex ?? 0) - (b.creatorIndex ?? 0))
      .map((row) => {
        const at = byCreator ? null : iso(edges[row.step] ?? period.from)
        const creatorId = row.creatorIndex === null ? null : (CREATORS[row.creatorIndex]?.userId ?? null)
        return { rowId: at ?? creatorId ?? 'none', at, creatorId, ...toChatterFigures(row.counts, row.fans) }
      }),
  }
}

/** Sales per hour of colleagues, by creator; empty where the agency turned it off. */
export function leaderboard(
  world: World,
  account: Account,
  period: Period,
): v.InferInput<typeof Leaderboard> {
  if (!world.state.performance.team.leaderboard)
    return { enabled: false, currency: AGENCY.currency, rows: [] }
  const seesStaff = permissionsFor(world, account).canSeeStaffNames
  const creators = CREATORS.filter(({ userId }) => account.creatorIds.includes(userId))
  const { rows } = aggregateWork(world, {
    edges: [period.from, period.to],
    people: everyWorker(world),
    creators,
    withCreatorless: false,
    byCreator: true,
    basis: 'net',
  })
  const ranked = creators.flatMap((creator) =>
    rows
      .filter(({ creatorIndex }) => creatorIndex === creator.index)
      .flatMap((row) => {
        const value = toChatterFigures(row.counts, row.fans).salesPerHour
        return value === null ? [] : [{ userId: row.userId, value }]
      })
      .sort((a, b) => b.value - a.value)
      .map(({ userId, value }, _, all) => {
        const isMe = userId === account.userId
        return {
          creatorId: creator.userId,
          userId: isMe || seesStaff ? userId : null,
          value,
          // The same value has the same place.
          place: all.findIndex((other) => other.value === value) + 1,
          isMe,
        }
      }),
  )
  return { enabled: true, currency: AGENCY.currency, rows: ranked }
}
