import type { ChatterFigures } from '@/domain/figures/chatter-figures'
import type { Performance, PerformanceRow } from '@/domain/figures/performance'
import { addDays, dayOf, startOfDay } from '@/domain/time/day'
import { isoOf } from '@/domain/time/instant'

import { FIGURE, type FigureId } from '../figures'
import type { PerformanceScope } from '../use-performance-scope'

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
function timeRangeOf(
  day: number | null,
  { from, to, timezone }: PerformanceScope,
): { from: string; to: string } {
  if (day === null) return { from, to }
  const next = startOfDay(addDays(dayOf(day, timezone), 1), timezone)
  return { from: isoOf(Math.max(day, Date.parse(from))), to: isoOf(Math.min(next, Date.parse(to))) }
}

/** The evidence of a row's figure, for its person, and its creator and day if the rows tell them apart. */
export function rowEvidence(
  row: PerformanceRow,
  figure: FigureId,
  { scope, currency }: { scope: PerformanceScope; currency: string },
): Evidence {
  const { timezone } = scope
  return {
    figure,
    figures: row,
    currency,
    userIds: [row.userId],
    creatorIds: row.creatorId === null ? scope.creatorIds : [row.creatorId],
    ...timeRangeOf(row.day, scope),
    timezone,
    day: row.day,
  }
}

/** The people in the totals: the calls behind them know no groups, so take those in the rows. */
const peopleOf = (
  { rows }: Performance,
  { groupId, userIds }: PerformanceScope,
): readonly string[] | undefined =>
  groupId === undefined ? userIds : [...new Set(rows.map(({ userId }) => userId))]

/** The evidence of a figure of the totals: the work of everyone in the filter. */
export const totalsEvidence = (
  performance: Performance,
  figure: FigureId,
  scope: PerformanceScope,
): Evidence => ({
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

interface EvidenceCell {
  figure: FigureId
  /** Null: the totals. */
  rowId: string | null
  scope: PerformanceScope
}

/** Finds the evidence of a cell; undefined if the row does not exist. */
export function findEvidence(
  performance: Performance,
  { figure, rowId, scope }: EvidenceCell,
): Evidence | undefined {
  if (rowId === null) return totalsEvidence(performance, figure, scope)
  const row = performance.rows.find((one) => one.rowId === rowId)
  return row && rowEvidence(row, figure, { scope, currency: performance.currency })
}

/** The request fields of a list behind a figure. */
export const evidenceRequest = ({ from, to, userIds, creatorIds }: Evidence) => ({
  from,
  to,
  ...(userIds && { userIds: [...userIds] }),
  ...(creatorIds && { creatorIds: [...creatorIds] }),
})

/** The request for the sales a figure counts: paid, and credited to someone. */
export const evidenceSalesRequest = (evidence: Evidence) => {
  const { evidence: source } = FIGURE[evidence.figure]
  return {
    ...evidenceRequest(evidence),
    state: 'credited' as const,
    ...(source.kind === 'sales' && source.sale && { kind: source.sale }),
  }
}

/** The request for the messages a figure counts. */
export const evidenceMessagesRequest = (evidence: Evidence) => {
  const { evidence: source } = FIGURE[evidence.figure]
  const filter = source.kind === 'messages' ? source.filter : undefined
  return {
    ...evidenceRequest(evidence),
    ...(typeof filter === 'function' ? filter(evidence.figures) : filter),
  }
}
