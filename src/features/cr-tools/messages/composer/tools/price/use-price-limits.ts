import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { money } from '@/domain/money/money'
import type { MediaKind } from '@/domain/vault/media'
import { priceLimitsFor, intersectLimits, type PriceLimits } from '@/domain/money/price-limits'
import { usePermission } from '@/features/auth'
import { formatMoney } from '@/i18n/format'

/** Returns the user's price limits for a creator, by the kinds of media sold (screens S11). */
export function usePriceLimits(creatorId: string): (kinds: readonly MediaKind[]) => PriceLimits {
  const priceMin = usePermission('priceMin') ?? null
  const priceMax = usePermission('priceMax') ?? null
  const { data: rules } = useQuery(queryOf(getRulesForChatter, { creatorId }))
  return useCallback(
    (kinds) => {
      const own = { min: priceMin, max: priceMax }
      return rules ? intersectLimits([own, priceLimitsFor(rules, kinds)]) : own
    },
    [rules, priceMin, priceMax],
  )
}

/** Returns the limits as text. */
export function useLimitText({ min, max }: PriceLimits, currency: string): string {
  const { t } = useTranslation('tools')
  const amount = (cents: number) => formatMoney(money(cents, currency))
  if (min !== null && max !== null)
    return t('compose_tools.price_between', { min: amount(min), max: amount(max) })
  if (min !== null) return t('compose_tools.price_from', { min: amount(min) })
  return max === null ? t('compose_tools.price_any') : t('compose_tools.price_to', { max: amount(max) })
}
