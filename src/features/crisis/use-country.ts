import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'

import { lookUpCountry } from '@/api/calls/account/country'
import { queryOf } from '@/api/query'
import { COUNTRY_LOOKUP_CACHE_MS } from '@/config/constants'
import { env } from '@/config/env'
import { guessCountry } from '@/domain/crisis/crisis-lines'
import { STORAGE_KEY } from '@/config/storage-keys'
import { parseStored } from '@/lib/parse-stored'
import { localStore } from '@/services/storage/storage'

const CachedCountry = v.object({ country: v.string(), at: v.number() })

/**
 * Returns the country of the last day's lookup (requirements 7): it belongs to the device's network, not to a
 * user.
 */
function cachedCountry(): string | undefined {
  const kept = parseStored(CachedCountry, localStore.get(STORAGE_KEY.country))
  if (!kept) return undefined
  const age = Date.now() - kept.at
  return age >= 0 && age < COUNTRY_LOOKUP_CACHE_MS ? kept.country : undefined
}

/** Stores it without the IP address that the lookup also returns. */
const cacheCountry = (country: string, at: number): void =>
  localStore.set(STORAGE_KEY.country, JSON.stringify({ country, at }))

/**
 * Returns the user's country. Never blocks: until the lookup responds, and when it fails, guesses from the
 * browser's language region.
 */
export function useCountry(isNeeded: boolean): { country: string | undefined; isGuess: boolean } {
  const kept = isNeeded ? cachedCountry() : undefined
  const { data, dataUpdatedAt } = useQuery({
    ...queryOf(lookUpCountry),
    enabled: isNeeded && env.countryLookupUrl !== '' && kept === undefined,
    staleTime: COUNTRY_LOOKUP_CACHE_MS, // Cached one day (requirements 7).
    gcTime: COUNTRY_LOOKUP_CACHE_MS,
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    if (data) cacheCountry(data.country, dataUpdatedAt)
  }, [data, dataUpdatedAt])
  const country = kept ?? data?.country
  return country === undefined
    ? { country: guessCountry(navigator.languages), isGuess: true }
    : { country, isGuess: false }
}
