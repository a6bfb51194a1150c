import type { ChatterPermissions } from '@/domain/account/permission'
import { intersectLimits, isPriceWithin } from '@/domain/money/price-limits'

import type { SeedCreator } from '../../seed/creators'
import type { World } from '../../state/world'
import { priceLimitsOf } from './creator-rules'

type PriceRights = Pick<ChatterPermissions, 'canPrice' | 'priceMin' | 'priceMax'>

/** Whether a user may ask this price for media: their own limits and the creator's both apply. Free always is. */
export function isPriceAllowed(
  world: World,
  { creator, permissions }: { creator: SeedCreator; permissions: PriceRights },
  mediaIds: readonly string[],
  price: number,
): boolean {
  if (price === 0) return true
  const { canPrice, priceMin, priceMax } = permissions
  const own = { min: priceMin ?? 1, max: priceMax }
  const limits = intersectLimits([own, priceLimitsOf(world, creator, mediaIds)])
  return canPrice && price > 0 && mediaIds.length > 0 && isPriceWithin(price, limits)
}
