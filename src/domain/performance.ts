import * as v from 'valibot'

import { orNull, readableOf } from '@/lib/tolerant'

import { ChatterFigures } from './chatter-figures'
import { Id } from './id'
import { Instant } from './instant'
import { Currency } from './money'

/** How the work is cut into rows (screens S7). */
export const PERFORMANCE_CUTS = [
  'employee',
  'employee_day',
  'creator_employee',
  'creator_day_employee',
] as const
export const PerformanceCut = v.picklist(PERFORMANCE_CUTS)
export type PerformanceCut = (typeof PERFORMANCE_CUTS)[number]

/** One row of a cut: null where the cut does not tell creators or days apart. `day` is when that day begins. */
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
  rows: readableOf(PerformanceRow),
  totals: ChatterFigures,
  /** Of as many days right before, until the same time of day. */
  previous: orNull(ChatterFigures),
})
export interface Performance extends v.InferOutput<typeof Performance> {}
