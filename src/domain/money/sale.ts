import * as v from 'valibot'

import { orElse, orNull, text } from '@/lib/lenient-schema'

import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { Cents, Currency, Money } from './money'
import { RevenueKind } from './revenue-kind'

/**
 * Attribution of a sale: to the sender of the paid message, to the last writer before the payment, or to the
 * shift.
 */
export const ATTRIBUTION_RULES = ['sender', 'converter', 'shift'] as const
export const AttributionRule = v.picklist(ATTRIBUTION_RULES)
export type AttributionRule = (typeof ATTRIBUTION_RULES)[number]

/** The agency's rule by type of sale (screens S7). */
export const Attribution = v.object({
  messages: AttributionRule,
  posts: AttributionRule,
  tips: AttributionRule,
})
export interface Attribution extends v.InferOutput<typeof Attribution> {}

export const SALE_STATES = ['paid', 'refunded'] as const
export const DISPUTE_STATES = ['none', 'open', 'accepted', 'rejected'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]

/**
 * A sale and its attribution. `rule` is `manual` after a manager's decision, null without one; `amount` is
 * gross; `note` explains the last decision, empty for readers it does not concern.
 */
export const Sale = v.object({
  saleId: Id,
  at: Instant,
  creatorId: Id,
  fanId: Id,
  userId: orNull(Id),
  kind: orElse(RevenueKind, 'other'),
  amount: Money,
  rule: orNull(v.picklist([...ATTRIBUTION_RULES, 'manual'])),
  state: orElse(v.picklist(SALE_STATES), 'paid'),
  disputeState: orElse(v.picklist(DISPUTE_STATES), 'none'),
  note: text,
})
export interface Sale extends v.InferOutput<typeof Sale> {}

/** Columns sales can be sorted by. */
export const SALE_SORTS = ['at', 'fan', 'creator', 'kind', 'amount', 'credited', 'rule', 'state'] as const
export const SaleSort = v.object({ by: v.picklist(SALE_SORTS), descending: v.boolean() })
export interface SaleSort extends v.InferOutput<typeof SaleSort> {}
export const NEWEST_SALES: SaleSort = { by: 'at', descending: true }

/** Gross payments and refunds, in cents. */
export const SaleSums = v.object({ currency: Currency, paid: Cents, refunded: Cents })
export interface SaleSums extends v.InferOutput<typeof SaleSums> {}

/** A person's claim that a sale is theirs. */
export const Dispute = v.object({
  sale: Sale,
  userId: Id,
  reason: text,
  at: Instant,
  state: orElse(v.picklist(DISPUTE_STATES), 'open'),
  decidedBy: orNull(Id),
  decidedAt: OptionalInstant,
  note: text,
})
export interface Dispute extends v.InferOutput<typeof Dispute> {}
