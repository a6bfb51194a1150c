import { addDays, dayOf, startOfDay } from '@/domain/day'
import { isoOf } from '@/domain/instant'
import type { ChatterFigures } from '@/domain/chatter-figures'
import type { Performance, PerformanceRow } from '@/domain/performance'
import type { Sale } from '@/domain/sale'

import type { FigureId } from '../figures'
import type { Scope } from '../scope'

/** An opened cell: people, time range, figures, and the selected figure. */
export interface Evidence {
  figure: FigureId
  figures: ChatterFigures
  currency: string
  /** Undefined: everyone in the filter. */
  userIds: readonly string[] | undefined
  creatorIds: readonly string[] | undefined
  from: string
  to: string
  timezone: string
  /** The start of a day, if the rows are per day. */
  day: number | null
}

/** The whole period, or the part of a day within it. */
function stretchOf(day: number | null, { from, to, timezone }: Scope): { from: string; to: string } {
  if (day === null) return { from, to }
  const next = startOfDay(addDays(dayOf(day, timezone), 1), timezone)
  return { from: isoOf(Math.max(day, Date.parse(from))), to: isoOf(Math.min(next, Date.parse(to))) }
}

/** The evidence of a row's figure, for its person, and its creator and day if the rows tell them apart. */
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

/** The people in the totals: the calls behind them know no groups, so take those in the rows. */
const peopleOf = ({ rows }: Performance, { groupId, userIds }: Scope): readonly string[] | undefined =>
  groupId === undefined ? userIds : [...new Set(rows.map(({ userId }) => userId))]

/** The evidence of a figure of the totals: the work of everyone in the filter. */
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

/** Finds the evidence of a cell; undefined if the row does not exist. */
export function evidenceIn(performance: Performance, { figure, rowId, scope }: Cell): Evidence | undefined {
  if (rowId === null) return evidenceOfTotals(performance, figure, scope)
  const row = performance.rows.find((one) => one.rowId === rowId)
  return row && evidenceOfRow(row, figure, { scope, currency: performance.currency })
}

const KIND_OF: Partial<Record<FigureId, Sale['kind']>> = { ppvRevenue: 'paid_dms', tips: 'tips' }

/** The request for the sales a figure counts: paid, and credited to someone. */
export const salesBehind = ({ figure, from, to, userIds, creatorIds }: Evidence) => ({
  from,
  to,
  state: 'credited' as const,
  ...(KIND_OF[figure] && { kind: KIND_OF[figure] }),
  ...(userIds && { userIds: [...userIds] }),
  ...(creatorIds && { creatorIds: [...creatorIds] }),
})
