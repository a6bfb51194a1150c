import type { PurchasableTier } from '@/domain/money/membership'
import { useTranslation } from '@/i18n/use-translation'

/** Returns a formatter for tier names. */
export function useTierName(): (tier: PurchasableTier) => string {
  const { t } = useTranslation('marketplace')
  return (tier) => t(`memberships.tier_${tier}`)
}
