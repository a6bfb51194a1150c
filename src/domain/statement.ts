import * as v from 'valibot'

import { orElse, orNull, readableOf } from '@/lib/tolerant'

import { Id } from './id'
import { Instant, OptionalInstant } from './instant'
import { Cents, Currency } from './money'
import { RevenueKind } from './revenue-kind'

/** Commission on one kind of sale: `base` × `rate`. */
export const CommissionLine = v.object({
  kind: orElse(RevenueKind, 'other'),
  base: Cents,
  rate: v.number(),
  amount: Cents,
})
export interface CommissionLine extends v.InferOutput<typeof CommissionLine> {}

/** Something added or taken off by hand. */
export const Adjustment = v.object({
  adjustmentId: Id,
  amount: Cents,
  reason: orElse(v.string(), ''),
  userId: Id,
  at: Instant,
})
export interface Adjustment extends v.InferOutput<typeof Adjustment> {}

/** What somebody is owed for a period: hours × pay + commission + adjustments. */
export const Statement = v.object({
  userId: Id,
  from: Instant,
  to: Instant,
  currency: Currency,
  /** Clocked, in seconds. */
  hours: v.number(),
  hourly: Cents,
  /** Hours × hourly. */
  pay: Cents,
  commission: Cents,
  lines: orElse(readableOf(CommissionLine), []),
  adjustments: orElse(readableOf(Adjustment), []),
  total: Cents,
  state: orElse(v.picklist(['open', 'approved']), 'open'),
  approvedBy: orNull(Id),
  approvedAt: OptionalInstant,
  /** Logs of the period that are still open or being corrected: they would change it. */
  openLogs: orElse(v.number(), 0),
})
export interface Statement extends v.InferOutput<typeof Statement> {}
