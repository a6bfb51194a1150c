import * as v from 'valibot'

import { COUNTRY_LOOKUP_CACHE_MS } from '@/config/constants'
import { STORAGE_KEY } from '@/config/storage-keys'
import { local } from '@/services/storage/storage'

const CachedCountry = v.pipe(v.string(), v.parseJson(), v.object({ country: v.string(), at: v.number() }))

/**
 * Returns the country of the last day's lookup (requirements 7): it belongs to the device's network, not to a
 * user.
 */
export function cachedCountry(): string | undefined {
  const kept = v.safeParse(CachedCountry, local.get(STORAGE_KEY.country))
  if (!kept.success) return undefined
  const age = Date.now() - kept.output.at
  return age >= 0 && age < COUNTRY_LOOKUP_CACHE_MS ? kept.output.country : undefined
}

/** Stores it without the IP address that the lookup also returns. */
export const cacheCountry = (country: string, at: number): void =>
  local.set(STORAGE_KEY.country, JSON.stringify({ country, at }))
