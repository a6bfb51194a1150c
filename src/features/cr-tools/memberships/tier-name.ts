import type { SoldTier } from '@/domain/membership'
import { useTranslation } from '@/i18n/use-translation'

/** What a tier is called. */
export function useTierName(): (tier: SoldTier) => string {
  const { t } = useTranslation('marketplace')
  return (tier) => t(`memberships.tier_${tier}`)
}
