import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { PerformanceGrouping } from '@/domain/figures/performance'
import { PERFORMANCE_GROUPINGS } from '@/domain/figures/performance'

import { overviewOf } from './overview-response'
import { anchorOf } from '../../state/anchor'
import { costsOf } from '../../rules/money/chatter-cost'
import { CREATORS } from '../../seed/creators'
import { DAY_MS, HOUR_MS } from '../../seed/calendar'
import { salesBetween } from '../../seed/money/sales'
import { sumsBetween } from '../../seed/money/sums'
import { createWorld } from '../../state/world'
import { creditOf } from '../../rules/performance/credit'
import { clockedSeconds } from '../../rules/money/pay-figures'
import { statementsOf } from '../../rules/money/statement'
import { performanceTable } from './performance-table'
import { teamLogs } from '../../rules/shifts/clock'

const NOW = Date.UTC(2026, 10, 21, 11, 17, 23)
const worldNow = () => {
  const world = createWorld(undefined, () => NOW)
  anchorOf(world)
  return world
}
const iso = (at: number) => new Date(at).toISOString()
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

const SPRING = Date.UTC(2026, 2, 28, 12)
const period = fc
  .tuple(
    fc.constantFrom(SPRING, NOW - 40 * DAY_MS, NOW - 3 * DAY_MS),
    fc.integer({ min: 0, max: DAY_MS }),
    fc.integer({ min: HOUR_MS, max: 3 * DAY_MS }),
  )
  .map(([start, shift, length]) => ({ from: start + shift, to: Math.min(NOW, start + shift + length) }))
const zone = fc.constantFrom('Europe/Warsaw', 'America/New_York', 'Asia/Kolkata')

const ADDED = [
  'clockedSeconds',
  'activeSeconds',
  'plannedSeconds',
  'sales',
  'messages',
  'paidMessages',
  'unlockedMessages',
  'openMessages',
  'ppvRevenue',
  'tips',
  'unansweredTurns',
  'keystrokes',
] as const

const rowsOf = (table: ReturnType<typeof performanceTable>) => table.rows.filter((row) => row !== null)

describe('numbers that add up', () => {
  it('sales, figures and the overview agree on any part of any day', () => {
    const world = worldNow()
    fc.assert(
      fc.property(period, ({ from, to }) => {
        const sales = salesBetween(CREATORS, from, to).filter(({ isRefunded }) => !isRefunded)
        for (const creator of CREATORS) {
          const own = sales.filter(({ creatorIndex }) => creatorIndex === creator.index)
          const { grossByKind } = sumsBetween(creator, from, to)
          for (const kind of ['paid_dms', 'tips', 'posts'] as const)
            expect(sum(own.filter((sale) => sale.kind === kind).map(({ amount }) => amount))).toBe(
              grossByKind[kind],
            )
        }
        const credited = sales.filter((sale) => creditOf(world, sale).userId !== null)
        const query = { from: iso(from), to: iso(to), timezone: 'UTC', basis: 'gross' as const }
        const { totals } = performanceTable(world, { ...query, groupBy: 'creator_employee' })
        expect(totals.sales).toBe(sum(credited.map(({ amount }) => amount)))
        const { series } = overviewOf(world, { ...query, compare: 'none' })
        const values = series.map(
          ({ byType }) => (byType.paid_dms ?? 0) + (byType.tips ?? 0) + (byType.posts ?? 0),
        )
        expect(sum(values)).toBe(sum(sales.map(({ amount }) => amount)))
      }),
      { numRuns: 12 },
    )
  })

  it('totals are the sum of the rows in every grouping and zone', () => {
    const world = worldNow()
    fc.assert(
      fc.property(
        period,
        zone,
        fc.constantFrom('gross' as const, 'net' as const),
        ({ from, to }, timezone, basis) => {
          const cut = (groupBy: PerformanceGrouping) =>
            performanceTable(world, { from: iso(from), to: iso(to), timezone, basis, groupBy })
          const [first, ...others] = PERFORMANCE_GROUPINGS.map(cut)
          for (const table of [first, ...others]) {
            expect(table?.totals).toEqual(first?.totals)
            for (const key of ADDED)
              expect(sum(table ? rowsOf(table).map((row) => row[key] ?? 0) : [])).toBe(first?.totals[key])
          }
        },
      ),
      { numRuns: 5 },
    )
  })

  it('no share exceeds its base, and each fan counts once', () => {
    const world = worldNow()
    fc.assert(
      fc.property(period, ({ from, to }) => {
        const table = performanceTable(world, {
          from: iso(from),
          to: iso(to),
          timezone: 'Europe/Warsaw',
          basis: 'gross',
          groupBy: 'creator_day_employee',
        })
        for (const row of [...rowsOf(table), table.totals]) {
          for (const part of [
            row.activeShare,
            row.adherence,
            row.goldenRatio,
            row.unlockRate,
            row.conversion,
          ])
            expect(part == null || (part >= 0 && part <= 1)).toBe(true)
          expect((row.unlockedMessages ?? 0) + (row.openMessages ?? 0)).toBeLessThanOrEqual(
            row.paidMessages ?? 0,
          )
        }
        const chatted = rowsOf(table).map((row) => row.fansChatted ?? 0)
        expect(table.totals.fansChatted).toBeLessThanOrEqual(sum(chatted))
        expect(table.totals.fansChatted).toBeGreaterThanOrEqual(Math.max(0, ...chatted))
      }),
      { numRuns: 5 },
    )
  })

  it('chatter costs by creator add up to the total, also part by part', () => {
    const world = worldNow()
    const [from, to] = [NOW - 5 * DAY_MS, NOW]
    const [all = 0] = costsOf(world, [from, to])
    expect(sum(costsOf(world, [from, from + 31 * HOUR_MS + 7, to]))).toBe(all)
    const byCreator = CREATORS.map(({ userId }) => sum(costsOf(world, [from, to], new Set([userId]))))
    // A chatter without creators costs only in the total; the seed has none.
    expect(sum(byCreator)).toBe(all)
  })

  it('statements pay the hours and the credited sales', () => {
    const world = worldNow()
    const span = { from: NOW - 14 * DAY_MS, to: NOW }
    const statements = statementsOf(world, { from: iso(span.from), to: iso(span.to) }, span)
    const { totals, rows } = performanceTable(world, {
      from: iso(span.from),
      to: iso(span.to),
      timezone: 'UTC',
      basis: 'gross',
      groupBy: 'employee',
    })
    expect(sum(statements.map(({ hours }) => hours))).toBe(totals.clockedSeconds)
    expect(sum(statements.map(({ hours }) => hours))).toBe(
      clockedSeconds(teamLogs(world, span.from, span.to), span),
    )
    for (const { userId, lines, pay, commission, adjustments, total } of statements) {
      const row = rows.find((one) => one?.userId === userId)
      expect(sum((lines ?? []).map((line) => line?.base ?? 0))).toBe(row?.sales)
      expect(total).toBe(pay + commission + sum((adjustments ?? []).map((one) => one?.amount ?? 0)))
    }
  })
})
