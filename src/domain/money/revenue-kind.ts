import * as v from 'valibot'

/** Revenue types, in the order of chart stacks and legends. */
export const REVENUE_KINDS = [
  'subscriptions',
  'paid_dms',
  'mass_messages',
  'tips',
  'posts',
  'live',
  'other',
] as const
export const RevenueKind = v.picklist(REVENUE_KINDS)
export type RevenueKind = (typeof REVENUE_KINDS)[number]

/** What staff sell in a chat: the types of sales that are credited to a person, and pay commission. */
export const CREDITED_KINDS = ['paid_dms', 'tips', 'posts'] as const satisfies readonly RevenueKind[]
export type CreditedKind = (typeof CREDITED_KINDS)[number]
