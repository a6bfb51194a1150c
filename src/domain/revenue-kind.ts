import * as v from 'valibot'

/** What fans pay for, in the order charts stack and legends list it. */
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
