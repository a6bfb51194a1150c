import { useQuery } from '@tanstack/react-query'

import { getCreatorRules } from '@/api/calls/fan'
import { queryOf } from '@/api/query'
import { useCurrentUser } from '@/features/auth'

/** What a price must be between, in cents; a null end is open. */
export interface PriceLimits {
  min: number | null
  max: number | null
}

/** The narrower of each: a person's limits and the creator's both hold. */
export function narrowest(limits: readonly PriceLimits[]): PriceLimits {
  const mins = limits.flatMap(({ min }) => (min === null ? [] : [min]))
  const maxes = limits.flatMap(({ max }) => (max === null ? [] : [max]))
  return {
    min: mins.length > 0 ? Math.max(...mins) : null,
    max: maxes.length > 0 ? Math.min(...maxes) : null,
  }
}

/** Free is always within. */
export const isWithin = (price: number, { min, max }: PriceLimits): boolean =>
  price === 0 || ((min === null || price >= min) && (max === null || price <= max))

/** The limits of this person in this creator's name (screens S11). */
export function usePriceLimits(creatorId: string): PriceLimits {
  const rights = useCurrentUser().data?.chatterPermissions
  const { data: rules } = useQuery(queryOf(getCreatorRules, { creatorId }))
  return narrowest([
    { min: rights?.priceMin ?? null, max: rights?.priceMax ?? null },
    { min: rules?.priceMin ?? null, max: rules?.priceMax ?? null },
  ])
}
