import * as v from 'valibot'

import { orNull, validEntriesOf } from '@/lib/lenient-schema'

import { ChatterFigures } from './chatter-figures'
import { Id } from '../server/id'
import { Instant } from '../time/instant'
import { Currency } from '../money/money'

/** Groupings of the rows (screens S7). */
export const PERFORMANCE_GROUPINGS = [
  'employee',
  'employee_day',
  'creator_employee',
  'creator_day_employee',
] as const
export const PerformanceGrouping = v.picklist(PERFORMANCE_GROUPINGS)
export type PerformanceGrouping = (typeof PERFORMANCE_GROUPINGS)[number]

/**
 * One row of a grouping: null where it does not separate creators or days. `day` is the start of that day.
 */
export const PerformanceRow = v.object({
  rowId: Id,
  userId: Id,
  creatorId: orNull(Id),
  day: orNull(Instant),
  ...ChatterFigures.entries,
})
export interface PerformanceRow extends v.InferOutput<typeof PerformanceRow> {}

export const Performance = v.object({
  currency: Currency,
  rows: validEntriesOf(PerformanceRow),
  totals: ChatterFigures,
  /** The same number of days right before, up to the same time of day. */
  previous: orNull(ChatterFigures),
})
export interface Performance extends v.InferOutput<typeof Performance> {}
