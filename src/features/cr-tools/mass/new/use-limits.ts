import { useQuery } from '@tanstack/react-query'

import { getCreatorRules } from '@/api/calls/fan'
import { queryOf } from '@/api/query'
import type { MassLimits } from '@/domain/mass-plan'
import { useCurrentUser } from '@/features/auth'

const least = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.min(one, other)
const most = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.max(one, other)

/** What this person may ask for this creator's words: the narrower of their own limits and the creator's rules. */
export function useLimits(creatorId: string): MassLimits {
  const permissions = useCurrentUser().data?.chatterPermissions
  const { data: rules } = useQuery(queryOf(getCreatorRules, { creatorId }))
  return {
    priceMin: most(permissions?.priceMin ?? null, rules?.priceMin ?? null),
    priceMax: least(permissions?.priceMax ?? null, rules?.priceMax ?? null),
    avoidWords: rules?.avoidWords ?? [],
  }
}
