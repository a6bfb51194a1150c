import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { lookUpCountry } from '@/api/calls/country'
import { queryOf } from '@/api/query'
import { COUNTRY_LOOKUP_CACHE_MS } from '@/config/constants'
import { env } from '@/config/env'
import { guessCountry } from '@/domain/crisis-lines'

import { keepCountry, keptCountry } from './kept-country'

/**
 * Returns the user's country. Never blocks: until the lookup responds, and when it fails, guesses from the
 * browser's language region.
 */
export function useCountry(isNeeded: boolean): { country: string | undefined; isGuess: boolean } {
  const kept = isNeeded ? keptCountry() : undefined
  const { data, dataUpdatedAt } = useQuery({
    ...queryOf(lookUpCountry),
    enabled: isNeeded && env.countryLookupUrl !== '' && kept === undefined,
    staleTime: COUNTRY_LOOKUP_CACHE_MS, // Cached one day (requirements 7).
    gcTime: COUNTRY_LOOKUP_CACHE_MS,
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    if (data) keepCountry(data.country, dataUpdatedAt)
  }, [data, dataUpdatedAt])
  const country = kept ?? data?.country
  return country === undefined
    ? { country: guessCountry(navigator.languages), isGuess: true }
    : { country, isGuess: false }
}
