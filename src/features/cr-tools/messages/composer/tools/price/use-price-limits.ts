import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import type { MediaKind } from '@/domain/vault/media'
import { priceLimitsFor, intersectLimits, type PriceLimits } from '@/domain/money/price-limits'
import { usePermission } from '@/features/auth'

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
