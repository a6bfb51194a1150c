import { useTranslation } from '@/i18n/use-translation'

import { createMembership, updateMembership } from '@/api/calls/creator/memberships'
import { send } from '@/api/send'
import { type Membership, MEMBERSHIP_LIMITS, type PurchasableTier } from '@/domain/money/membership'
import { money } from '@/domain/money/money'
import { holdAll, useCrisisHold } from '@/features/crisis'
import { formatMoney, formatNumber } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { NOT_SENT } from '@/ui/field/form/use-save-form'

import { type ReadLatest, useVersionedForm } from '../../base/save-conflict'
import { useInvalidateMemberships } from '../use-memberships'
import { settingsSchema, membershipFormValuesOf } from './membership-form-schema'

export interface MembershipFormOptions {
  creatorId: string
  currency: string
  /** Absent when creating, like `readLatest`. */
  membership?: Membership | undefined
  readLatest?: ReadLatest
  /** Tiers without a membership. */
  freeTiers: readonly PurchasableTier[]
  onClose: () => void
}

function useMembershipFormMessages(currency: string) {
  const { t } = useTranslation('marketplace')
  const amount = (cents: number) => formatMoney(money(cents, currency))
  const { price, lifetimeMax, discountMax, includedMessagesMax, capMax } = MEMBERSHIP_LIMITS
  return {
    titleMissing: t('memberships.title_missing'),
    tierMissing: t('memberships.tier_missing'),
    descriptionTooLong: t('memberships.description_too_long', {
      count: MEMBERSHIP_LIMITS.description,
      number: formatNumber(MEMBERSHIP_LIMITS.description),
    }),
    priceInvalid: t('memberships.price_unfit', { min: amount(price.min), max: amount(price.max) }),
    lifetimeInvalid: t('memberships.lifetime_unfit', { max: amount(lifetimeMax) }),
    discountInvalid: t('memberships.discount_unfit', { max: formatNumber(discountMax) }),
    includedInvalid: t('memberships.whole_unfit', {
      min: formatNumber(0),
      max: formatNumber(includedMessagesMax),
    }),
    capInvalid: t('memberships.whole_unfit', { min: formatNumber(1), max: formatNumber(capMax) }),
  }
}

/** Fans read title and description, so both pass the crisis check; a cancel there sends nothing. */
export function useMembershipForm({
  creatorId,
  currency,
  membership,
  readLatest,
  freeTiers,
  onClose,
}: MembershipFormOptions) {
  const { t } = useTranslation('marketplace')
  const messages = useMembershipFormMessages(currency)
  const hold = useCrisisHold()
  return useVersionedForm({
    readLatest,
    schema: settingsSchema(messages),
    values: membershipFormValuesOf(membership, freeTiers[0] ?? null),
    draftKey: `membership:${creatorId}:${membership?.membershipId ?? 'new'}`,
    serverNames: { artId: 'art' },
    save: async ({ version, tier, settings }, { clientId }) => {
      const { title, description } = settings
      const texts = await holdAll(hold, { title, description })
      if (texts === undefined) return NOT_SENT
      const written = { ...settings, ...texts }
      await (membership
        ? send(
            updateMembership,
            { membershipId: membership.membershipId, version, ...written },
            { creatorId },
          )
        : send(createMembership, { clientId, tier, ...written }, { creatorId }))
      return title
    },
    refresh: useInvalidateMemberships(),
    done: (title) => t('memberships.saved', { name: isolate(title) }),
    onSaved: onClose,
  })
}
