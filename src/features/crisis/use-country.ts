import { useQuery } from '@tanstack/react-query'

import { lookUpCountry } from '@/api/calls/country'
import { queryOf } from '@/api/query'
import { COUNTRY_LOOKUP_CACHE_MS } from '@/config/constants'
import { env } from '@/config/env'
import { guessCountry } from '@/domain/crisis-lines'

/** Where the person is. Never waited for: until the lookup answers, and when it fails, the languages' region is a guess. */
export function useCountry(isNeeded: boolean): { country: string | undefined; isGuess: boolean } {
  const lookup = useQuery({
    ...queryOf(lookUpCountry),
    enabled: isNeeded && env.countryLookupUrl !== '',
    staleTime: COUNTRY_LOOKUP_CACHE_MS, // spec 7: cached one day
    gcTime: COUNTRY_LOOKUP_CACHE_MS,
    refetchOnWindowFocus: false,
    refetchOnReconnect: 'always',
  })
  if (lookup.data) return { country: lookup.data.country, isGuess: false }
  return { country: guessCountry(navigator.languages), isGuess: true }
}
