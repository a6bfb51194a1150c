import * as v from 'valibot'

import {
  isLifetimePrice,
  isMonthPrice,
  type Membership,
  MEMBERSHIP_LIMITS,
  PURCHASABLE_TIERS,
  type PurchasableTier,
} from '@/domain/money/membership'
import type { Media } from '@/domain/vault/media'
import { formatCentsInput, parseOptionalCents } from '@/lib/text/parse-amount'
import { requiredText, optionalText, optionalWholeNumber, optionalWholePercent } from '@/lib/form-schemas'

/** Form values of the editor. */
export interface MembershipFormValues {
  version: number
  tier: PurchasableTier | null
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
export const membershipFormValuesOf = (
  membership: Membership | undefined,
  tier: PurchasableTier | null,
): MembershipFormValues => ({
  version: membership?.version ?? 0,
  tier: membership?.tier ?? tier,
  title: membership?.title ?? '',
  description: membership?.description ?? '',
  art: membership?.art ?? null,
  state: membership?.state === 'hidden' ? 'hidden' : 'live',
  isPinned: membership?.isPinned ?? false,
  priceMonth: membership ? formatCentsInput(membership.priceMonth) || '0' : '',
  discountQuarter: numberText(membership?.discountQuarter ?? null),
  discountYear: numberText(membership?.discountYear ?? null),
  priceLifetime: membership?.priceLifetime == null ? '' : formatCentsInput(membership.priceLifetime),
  includedMessages: membership ? String(membership.includedMessages) : '0',
  cap: numberText(membership?.cap ?? null),
})

export interface MembershipFormMessages {
  titleMissing: string
  tierMissing: string
  descriptionTooLong: string
  priceInvalid: string
  lifetimeInvalid: string
  discountInvalid: string
  includedInvalid: string
  capInvalid: string
}

/* @__NO_SIDE_EFFECTS__ */
const priceFieldSchemas = (messages: MembershipFormMessages) => ({
  priceMonth: v.pipe(
    v.string(),
    v.transform((text) => parseOptionalCents(text) ?? -1),
    v.check(isMonthPrice, messages.priceInvalid),
  ),
  discountQuarter: optionalWholePercent(messages.discountInvalid, {
    min: 0,
    max: MEMBERSHIP_LIMITS.discountMax,
  }),
  discountYear: optionalWholePercent(messages.discountInvalid, {
    min: 0,
    max: MEMBERSHIP_LIMITS.discountMax,
  }),
  priceLifetime: v.pipe(
    v.string(),
    v.transform(parseOptionalCents),
    v.check((value) => value !== undefined, messages.lifetimeInvalid),
    v.transform((value) => value ?? null),
  ),
})

/* @__NO_SIDE_EFFECTS__ */
const fieldSchemas = (messages: MembershipFormMessages) =>
  v.object({
    version: v.number(),
    tier: v.pipe(
      v.nullable(v.picklist(PURCHASABLE_TIERS)),
      v.check((tier) => tier !== null, messages.tierMissing),
    ),
    title: requiredText(messages.titleMissing),
    description: v.pipe(
      optionalText,
      v.maxLength(MEMBERSHIP_LIMITS.description, messages.descriptionTooLong),
    ),
    art: v.nullable(v.custom<Media>((value) => typeof value === 'object')),
    state: v.picklist(['live', 'hidden']),
    isPinned: v.boolean(),
    ...priceFieldSchemas(messages),
    includedMessages: optionalWholeNumber(messages.includedInvalid, {
      min: 0,
      max: MEMBERSHIP_LIMITS.includedMessagesMax,
    }),
    cap: optionalWholeNumber(messages.capInvalid, { min: 1, max: MEMBERSHIP_LIMITS.capMax }),
  })

/** Schema that parses the form values into the request's settings. */
/* @__NO_SIDE_EFFECTS__ */
export const settingsSchema = (messages: MembershipFormMessages) =>
  v.pipe(
    fieldSchemas(messages),
    v.forward(
      v.partialCheck(
        [['priceMonth'], ['priceLifetime']],
        ({ priceMonth, priceLifetime }) => isLifetimePrice(priceLifetime, priceMonth),
        messages.lifetimeInvalid,
      ),
      ['priceLifetime'],
    ),
    v.transform(({ version, tier, art, includedMessages, ...settings }) => ({
      version,
      tier: tier ?? 'basic',
      settings: { ...settings, artId: art?.mediaId ?? null, includedMessages: includedMessages ?? 0 },
    })),
  )
