import { useQuery } from '@tanstack/react-query'

import { getFan } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'

/** Returns a fan's country; undefined until loaded, for a fan without one, and in a group. */
export const useFanCountry = (creatorId: string, userId: string | null): string | undefined =>
  useQuery({ ...queryOf(getFan, { userId: userId ?? '' }, creatorId), enabled: userId !== null }).data
    ?.countryCode ?? undefined
