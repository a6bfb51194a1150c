import type { TFunction } from 'i18next'

import { MEMBERSHIP_TIERS, type MembershipTier } from '@/domain/money/membership'
import { FAN_TIERS } from '@/domain/profile/post-category'
import { formatList } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'

const isTier = (tier: string): tier is MembershipTier => MEMBERSHIP_TIERS.some((one) => one === tier)

/** The name of a tier: translated for the platform's, unchanged for the creator's own. */
export const tierName = (t: TFunction<'tools'>, tier: string): string =>
  isTier(tier) ? t(`tiers.${tier}`) : tier

/** Names of tiers: of one, of several, and of those on sale as options. */
export function useTierNames() {
  const { t } = useTranslation('tools')
  const nameOf = (tier: string) => tierName(t, tier)
  return {
    nameOf,
    /** The platform's among these tiers, cheapest first. */
    namesOf: (tiers: readonly string[]) =>
      formatList(FAN_TIERS.filter((tier) => tiers.includes(tier)).map(nameOf)),
    options: FAN_TIERS.map((value) => ({ value, label: nameOf(value) })),
  }
}
