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

/** What changed a month once it was signed off, counted in another: sales of a kind, or hours where that is null. */
export const CarriedLine = v.object({
  /** When that month begins. */
  from: Instant,
  kind: v.nullable(orElse(RevenueKind, 'other')),
  /** Cents of sales, or clocked seconds: how much more or less than was signed. */
  base: v.number(),
  /** A part of sales, or cents an hour, as it was signed. */
  rate: v.number(),
  amount: Cents,
})
export interface CarriedLine extends v.InferOutput<typeof CarriedLine> {}

/** What somebody is owed for a period: hours × pay + commission + what is carried from other months + adjustments. */
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
  /** A line of the period itself: what another month counts of it already. */
  carried: orElse(readableOf(CarriedLine), []),
  adjustments: orElse(readableOf(Adjustment), []),
  total: Cents,
  state: orElse(v.picklist(['open', 'approved']), 'open'),
  approvedBy: orNull(Id),
  approvedAt: OptionalInstant,
  /** What changed it since it was signed off, by the month that counts it. */
  movedOn: orElse(readableOf(v.object({ from: Instant, amount: Cents })), []),
  /** Logs of the period that are still open or being corrected: they would change it. */
  openLogs: orElse(v.number(), 0),
  /** Whether the asker may adjust it and sign it off: nobody those of somebody above, nor their own while anybody else may. */
  canDecide: orElse(v.boolean(), false),
})
export interface Statement extends v.InferOutput<typeof Statement> {}
