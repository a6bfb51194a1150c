import * as v from 'valibot'

import { count, orElse, orNull, text, validEntriesOf } from '@/lib/lenient-schema'

import { CheckedText } from '../crisis/checked-text'
import { Id } from '../server/id'
import { Instant, OptionalInstant } from '../time/instant'
import { MembershipTier } from './membership'
import { Cents } from './money'
import { FAN_TIERS } from '../profile/post-category'

/** Who gets a discount: all fans, never-members, former members, or one list. */
export const DISCOUNT_AUDIENCES = ['all', 'new', 'expired', 'list'] as const
export type DiscountAudience = (typeof DISCOUNT_AUDIENCES)[number]

export const OFFER_NAME_MAX_LENGTH = 60
export const DISCOUNT_MAX_USES = 1_000_000

/** A reduced membership price for a limited time. */
export const Discount = v.object({
  discountId: Id,
  name: text,
  percent: v.number(),
  /** Reduced tiers; empty for all. */
  tiers: orElse(validEntriesOf(MembershipTier), []),
  audience: orElse(v.picklist(DISCOUNT_AUDIENCES), 'all'),
  listId: orNull(Id),
  from: Instant,
  /** Null until ended by hand. */
  to: OptionalInstant,
  /** Maximum uses; null for no limit. */
  cap: orNull(v.number()),
  /** Code that a fan enters; null where the discount applies automatically. */
  code: orNull(v.string()),
  endedAt: OptionalInstant,
  used: count,
  /** What members paid with it; null where amounts are hidden. */
  revenue: orNull(Cents),
})
export interface Discount extends v.InferOutput<typeof Discount> {}

/** Settings of a discount. Fans read name and code, so both pass the crisis check (decisions 22). */
export const discountSettings = {
  name: CheckedText,
  percent: v.number(),
  tiers: v.array(v.picklist(FAN_TIERS)),
  audience: v.picklist(DISCOUNT_AUDIENCES),
  listId: v.nullable(Id),
  from: v.string(),
  to: v.nullable(v.string()),
  cap: v.nullable(v.number()),
  code: v.nullable(CheckedText),
}

export type DiscountState = 'scheduled' | 'active' | 'used_up' | 'ended'

interface DiscountRun {
  from: number
  to: number | null
  cap: number | null
  endedAt: number | null
  used: number
}

export function discountState({ from, to, cap, endedAt, used }: DiscountRun, now: number): DiscountState {
  if (endedAt !== null || (to !== null && to <= now)) return 'ended'
  if (from > now) return 'scheduled'
  return cap !== null && used >= cap ? 'used_up' : 'active'
}

/** What is wrong with a limit of uses; null is no limit. */
export function capFault(cap: number | null, used: number): 'cap_unfit' | 'cap_used' | undefined {
  if (cap === null) return undefined
  if (!Number.isInteger(cap) || cap < 1 || cap > DISCOUNT_MAX_USES) return 'cap_unfit'
  return cap < used ? 'cap_used' : undefined
}

/** What is wrong with a discount's end. An end in the past stays where it was the end before. */
export function endFault(
  { from, to }: Pick<DiscountRun, 'from' | 'to'>,
  { now, before }: { now: number; before: number | null | undefined },
): 'end_before_start' | 'end_past' | undefined {
  if (to === null) return undefined
  if (to <= from) return 'end_before_start'
  return to <= now && to !== before ? 'end_past' : undefined
}

export const isDiscountPercent = (percent: number): boolean =>
  Number.isInteger(percent) && percent >= 1 && percent <= 100

/** Upper-cases a code. */
export const normaliseDiscountCode = (written: string): string => written.trim().toUpperCase()

/** 3 to 20 letters, digits and hyphens; no hyphen first or last. */
export const isDiscountCode = (code: string): boolean => /^[A-Z0-9](?:[A-Z0-9-]{1,18})[A-Z0-9]$/.test(code)

export interface DiscountReach {
  tiers: readonly MembershipTier[]
  audience: DiscountAudience
  listId: string | null
  from: number
  to: number | null
  code: string | null
}

const tiersOverlap = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === 0 || b.length === 0 || a.some((tier) => b.includes(tier))

const audiencesOverlap = (a: DiscountReach, b: DiscountReach): boolean =>
  a.audience === 'all' ||
  b.audience === 'all' ||
  (a.audience === b.audience && (a.audience !== 'list' || a.listId === b.listId))

/**
 * Whether a fan would get both discounts. One with a code overlaps with none, as the fan enters it; lists may
 * share fans, which we cannot know in advance, so only the same list counts.
 */
const discountsOverlap = (a: DiscountReach, b: DiscountReach): boolean =>
  a.code === null &&
  b.code === null &&
  a.from < (b.to ?? Infinity) &&
  b.from < (a.to ?? Infinity) &&
  tiersOverlap(a.tiers, b.tiers) &&
  audiencesOverlap(a, b)

/** The open discount that some fans would get besides this one. */
export const overlappingDiscount = <Other extends DiscountReach & DiscountRun>(
  own: DiscountReach,
  others: readonly Other[],
  now: number,
): Other | undefined =>
  others.find((other) => {
    const state = discountState(other, now)
    return state !== 'ended' && state !== 'used_up' && discountsOverlap(own, other)
  })
