import * as v from 'valibot'

import {
  isMonthPrice,
  type Membership,
  MEMBERSHIP_LIMITS,
  SOLD_TIERS,
  type SoldTier,
} from '@/domain/membership'
import type { Media } from '@/domain/media'
import { amountText, centsOf } from '@/lib/amount-text'
import { latinDigits } from '@/lib/latin-digits'
import { needed, optional } from '@/lib/written-rules'

/** Form values of the editor. */
export interface WrittenMembership {
  version: number
  tier: SoldTier | null
  title: string
  description: string
  art: Media | null
  state: 'live' | 'hidden'
  isPinned: boolean
  priceMonth: string
  discountQuarter: string
  discountYear: string
  priceLifetime: string
  includedMessages: string
  cap: string
}

const numberText = (value: number | null): string => (value === null ? '' : String(value))

/** Initial form values; a free membership shows 0. */
export const writtenOf = (of: Membership | undefined, tier: SoldTier | null): WrittenMembership => ({
  version: of?.version ?? 0,
  tier: of?.tier ?? tier,
  title: of?.title ?? '',
  description: of?.description ?? '',
  art: of?.art ?? null,
  state: of?.state === 'hidden' ? 'hidden' : 'live',
  isPinned: of?.isPinned ?? false,
  priceMonth: of ? amountText(of.priceMonth) || '0' : '',
  discountQuarter: numberText(of?.discountQuarter ?? null),
  discountYear: numberText(of?.discountYear ?? null),
  priceLifetime: of?.priceLifetime == null ? '' : amountText(of.priceLifetime),
  includedMessages: of ? String(of.includedMessages) : '0',
  cap: numberText(of?.cap ?? null),
})

/** Parses a localized whole number; null when empty, undefined when invalid. */
export function wholeOf(written: string): number | null | undefined {
  const text = latinDigits(written).trim().replace(/\s*%$/, '')
  if (text === '') return null
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Parses a price into cents; null when empty, undefined when invalid. */
export const priceOf = (written: string): number | null | undefined =>
  written.trim() === '' ? null : centsOf(written)

/** Schema of a whole number within limits; empty parses to null where allowed. */
/* @__NO_SIDE_EFFECTS__ */
const whole = (from: number, to: number, unfit: string) =>
  v.pipe(
    v.string(),
    v.transform(wholeOf),
    v.check((value) => value !== undefined && (value === null || (value >= from && value <= to)), unfit),
    v.transform((value) => value ?? null),
  )

export interface SettingsWords {
  titleMissing: string
  tierMissing: string
  descriptionTooLong: string
  priceUnfit: string
  lifetimeUnfit: string
  discountUnfit: string
  includedUnfit: string
  capUnfit: string
}

/* @__NO_SIDE_EFFECTS__ */
const priceFields = (words: SettingsWords) => ({
  priceMonth: v.pipe(
    v.string(),
    v.transform((text) => priceOf(text) ?? -1),
    v.check(isMonthPrice, words.priceUnfit),
  ),
  discountQuarter: whole(0, MEMBERSHIP_LIMITS.discountMax, words.discountUnfit),
  discountYear: whole(0, MEMBERSHIP_LIMITS.discountMax, words.discountUnfit),
  priceLifetime: v.pipe(
    v.string(),
    v.transform(priceOf),
    v.check(
      (value) => value !== undefined && (value ?? 0) <= MEMBERSHIP_LIMITS.lifetimeMax,
      words.lifetimeUnfit,
    ),
    v.transform((value) => value ?? null),
  ),
})

/* @__NO_SIDE_EFFECTS__ */
const fields = (words: SettingsWords) =>
  v.object({
    version: v.number(),
    tier: v.pipe(
      v.nullable(v.picklist(SOLD_TIERS)),
      v.check((tier) => tier !== null, words.tierMissing),
    ),
    title: needed(words.titleMissing),
    description: v.pipe(optional, v.maxLength(MEMBERSHIP_LIMITS.description, words.descriptionTooLong)),
    art: v.nullable(v.custom<Media>((value) => typeof value === 'object')),
    state: v.picklist(['live', 'hidden']),
    isPinned: v.boolean(),
    ...priceFields(words),
    includedMessages: whole(0, MEMBERSHIP_LIMITS.includedMessagesMax, words.includedUnfit),
    cap: whole(1, MEMBERSHIP_LIMITS.capMax, words.capUnfit),
  })

/** Schema that parses the form values into the request's settings. */
/* @__NO_SIDE_EFFECTS__ */
export const settingsSchema = (words: SettingsWords) =>
  v.pipe(
    fields(words),
    v.forward(
      v.partialCheck(
        [['priceMonth'], ['priceLifetime']],
        ({ priceMonth, priceLifetime }) => priceLifetime === null || priceLifetime > priceMonth,
        words.lifetimeUnfit,
      ),
      ['priceLifetime'],
    ),
    v.transform(({ version, tier, art, includedMessages, ...settings }) => ({
      version,
      tier: tier ?? 'basic',
      settings: { ...settings, artId: art?.mediaId ?? null, includedMessages: includedMessages ?? 0 },
    })),
  )
