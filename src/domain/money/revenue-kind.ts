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
