import { addDays, dayOf, startOfDay } from '@/domain/day'
import { isoOf } from '@/domain/instant'
import type { ChatterFigures } from '@/domain/chatter-figures'
import type { Performance, PerformanceRow } from '@/domain/performance'
import type { Sale } from '@/domain/sale'

import type { FigureId } from '../figures'
import type { Scope } from '../scope'

/** A cell that was opened: whose work of which stretch, its figures, and which of them is looked into. */
export interface Evidence {
  figure: FigureId
  figures: ChatterFigures
  currency: string
  /** None: everybody in the filter. */
  userIds: readonly string[] | undefined
  creatorIds: readonly string[] | undefined
  from: string
  to: string
  timezone: string
  /** Begins a day where the cut tells days apart. */
  day: number | null
}

/** The whole period, or what of a day lies in it: a shift or the moment may cut the day short. */
function stretchOf(day: number | null, { from, to, timezone }: Scope): { from: string; to: string } {
  if (day === null) return { from, to }
  const next = startOfDay(addDays(dayOf(day, timezone), 1), timezone)
  return { from: isoOf(Math.max(day, Date.parse(from))), to: isoOf(Math.min(next, Date.parse(to))) }
}

/** What stands behind a figure of a row: its person, and its creator and day where the cut tells them apart. */
export function evidenceOfRow(
  row: PerformanceRow,
  figure: FigureId,
  { scope, currency }: { scope: Scope; currency: string },
): Evidence {
  const { timezone } = scope
  return {
    figure,
    figures: row,
    currency,
    userIds: [row.userId],
    creatorIds: row.creatorId === null ? scope.creatorIds : [row.creatorId],
    ...stretchOf(row.day, scope),
    timezone,
    day: row.day,
  }
}

/** Whose work the totals add up; the calls behind them know no groups, its people are those in the rows. */
const peopleOf = ({ rows }: Performance, { groupId, userIds }: Scope): readonly string[] | undefined =>
  groupId === undefined ? userIds : [...new Set(rows.map(({ userId }) => userId))]

/** What stands behind a figure of the totals: the work of everybody in the filter. */
export const evidenceOfTotals = (performance: Performance, figure: FigureId, scope: Scope): Evidence => ({
  figure,
  figures: performance.totals,
  currency: performance.currency,
  userIds: peopleOf(performance, scope),
  creatorIds: scope.creatorIds,
  from: scope.from,
  to: scope.to,
  timezone: scope.timezone,
  day: null,
})

interface Cell {
  figure: FigureId
  /** Null: the totals. */
  rowId: string | null
  scope: Scope
}

/** Finds the evidence of a cell; undefined where there is no such row. */
export function evidenceIn(performance: Performance, { figure, rowId, scope }: Cell): Evidence | undefined {
  if (rowId === null) return evidenceOfTotals(performance, figure, scope)
  const row = performance.rows.find((one) => one.rowId === rowId)
  return row && evidenceOfRow(row, figure, { scope, currency: performance.currency })
}

const KIND_OF: Partial<Record<FigureId, Sale['kind']>> = { ppvRevenue: 'paid_dms', tips: 'tips' }

/** The sales that a figure counts, as they are asked for: paid, and credited to somebody. */
export const salesBehind = ({ figure, from, to, userIds, creatorIds }: Evidence) => ({
  from,
  to,
  state: 'credited' as const,
  ...(KIND_OF[figure] && { kind: KIND_OF[figure] }),
  ...(userIds && { userIds: [...userIds] }),
  ...(creatorIds && { creatorIds: [...creatorIds] }),
})
