import { addDays, dayOf, startOfDay } from '@/domain/day'
import { isoOf } from '@/domain/instant'
import type { ChatterFigures } from '@/domain/chatter-figures'
import type { PerformanceRow } from '@/domain/performance'

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

/** What stands behind a figure of a row: its person, and its creator and day where the cut tells them apart. */
export function evidenceOfRow(
  row: PerformanceRow,
  figure: FigureId,
  { scope, currency }: { scope: Scope; currency: string },
): Evidence {
  const { timezone } = scope
  const period =
    row.day === null
      ? { from: scope.from, to: scope.to }
      : {
          from: isoOf(row.day),
          to: isoOf(startOfDay(addDays(dayOf(row.day, timezone), 1), timezone)),
        }
  return {
    figure,
    figures: row,
    currency,
    userIds: [row.userId],
    creatorIds: row.creatorId === null ? scope.creatorIds : [row.creatorId],
    ...period,
    timezone,
    day: row.day,
  }
}

/** What stands behind a figure of the totals: everybody's work. */
export const evidenceOfTotals = (
  totals: ChatterFigures,
  figure: FigureId,
  { scope, currency, userIds }: { scope: Scope; currency: string; userIds: readonly string[] | undefined },
): Evidence => ({
  figure,
  figures: totals,
  currency,
  userIds,
  creatorIds: scope.creatorIds,
  from: scope.from,
  to: scope.to,
  timezone: scope.timezone,
  day: null,
})
