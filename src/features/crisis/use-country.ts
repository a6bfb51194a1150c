import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { lookUpCountry } from '@/api/calls/account/country'
import { queryOf } from '@/api/query'
import { COUNTRY_LOOKUP_CACHE_MS } from '@/config/constants'
import { env } from '@/config/env'
import { guessCountry } from '@/domain/crisis/crisis-lines'

import { cacheCountry, cachedCountry } from './cached-country'

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
