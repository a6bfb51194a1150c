import * as v from 'valibot'

import { count, flag, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
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

/** A manual addition or deduction. */
export const Adjustment = v.object({
  adjustmentId: Id,
  amount: Cents,
  reason: text,
  userId: Id,
  at: Instant,
})
export interface Adjustment extends v.InferOutput<typeof Adjustment> {}

/**
 * A change to a month after sign-off, counted in a later month: sales of a kind, or hours where `kind` is
 * null.
 */
export const CarriedLine = v.object({
  /** Start of that month. */
  from: Instant,
  kind: v.nullable(orElse(RevenueKind, 'other')),
  /** Difference from the signed amount: cents of sales, or clocked seconds. */
  base: v.number(),
  /** The signed rate: a share of sales, or cents per hour. */
  rate: v.number(),
  amount: Cents,
})
export interface CarriedLine extends v.InferOutput<typeof CarriedLine> {}

/** A person's pay for a period: hours × pay + commission + carried-over lines + adjustments. */
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
  lines: orElse(validEntriesOf(CommissionLine), []),
  /** Carry-over lines; one of the period itself is already counted by another month. */
  carried: orElse(validEntriesOf(CarriedLine), []),
  adjustments: orElse(validEntriesOf(Adjustment), []),
  total: Cents,
  state: orElse(v.picklist(['open', 'approved']), 'open'),
  approvedBy: orNull(Id),
  approvedAt: OptionalInstant,
  /** Changes after the sign-off, by the month that counts them. */
  movedOn: orElse(validEntriesOf(v.object({ from: Instant, amount: Cents })), []),
  /** Open logs and pending corrections of the period, which would change it. */
  openLogs: count,
  /**
   * Whether the reader may adjust and sign it off: never for a superior, nor their own while another person
   * can.
   */
  canDecide: flag,
})
export interface Statement extends v.InferOutput<typeof Statement> {}
