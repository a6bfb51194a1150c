import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { getOverview } from '@/api/calls/agency/agency'
import { queryOf } from '@/api/query'
import type { Overview } from '@/domain/figures/overview'
import { REVENUE_KINDS, type RevenueKind } from '@/domain/money/revenue-kind'
import { comparedRange, type Comparison } from '@/domain/time/compared-range'
import { isoOf } from '@/domain/time/instant'
import type { Range } from '@/domain/time/range'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { serverNow } from '@/services/network/server-clock'
import { sumOf } from '@/lib/sum-of'

/** The elapsed part of a period and the same part of the compared one, or of the previous one without a comparison. */
export function comparedSpans(range: Range, now: number, compare: Comparison): { now: Range; before: Range } {
  const { from, to, timezone } = range
  const begin = Date.parse(from)
  const end = Math.max(begin, Math.min(Date.parse(to), now))
  return {
    now: { from, to: isoOf(end), timezone },
    before: comparedRange(range, compare === 'none' ? 'previous' : compare, end),
  }
}

const byType = ({ series }: Overview, kind: RevenueKind): number =>
  sumOf(series, (point) => point.byType[kind])

export interface KindChange {
  kind: RevenueKind
  now: number
  before: number
}

/** The revenue of each type in both periods. */
export const kindChanges = (now: Overview, before: Overview): KindChange[] =>
  REVENUE_KINDS.map((kind) => ({ kind, now: byType(now, kind), before: byType(before, kind) }))

/** The revenue type that contributed most in the direction of the change; undefined without a change. */
export function mainCause(changes: readonly KindChange[]): KindChange | undefined {
  const whole = sumOf(changes, ({ now, before }) => now - before)
  if (whole === 0) return undefined
  return changes.toSorted((a, b) => Math.sign(whole) * (b.now - b.before - (a.now - a.before)))[0]
}

/** The full overview of one creator for the period and the compared one. */
export function useCreatorComparison(creatorId: string, { range, basis, compare }: FigureFilter) {
  // Fixed on open: a running period would otherwise change the query every second.
  const [openedAt] = useState(serverNow)
  const spans = comparedSpans(range, openedAt, compare)
  const ask = (span: Range) =>
    queryOf(getOverview, { ...span, basis, compare: 'none' as const, creatorIds: [creatorId] })
  const now = useQuery(ask(spans.now))
  const before = useQuery(ask(spans.before))
  return { now, before, spans }
}
