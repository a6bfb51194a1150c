import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { getCreatorRules } from '@/api/calls/fan'
import { queryOf } from '@/api/query'
import { finderOf, type SendFacts } from '@/domain/message-problems'
import { useCurrentUser } from '@/features/auth'
import { serverNow } from '@/services/server-clock'

import { usePriceLimits } from './tools/price/price-limits'

const NONE: readonly string[] = []

/**
 * Returns the user's rights and the creator's rules that sending is checked against. Rules forbid nothing
 * until loaded.
 */
export function useSendFacts(creatorId: string, lockedBy: string | null = null, isCare = false): SendFacts {
  const rights = useCurrentUser().data?.chatterPermissions
  const { data: rules } = useQuery(queryOf(getCreatorRules, { creatorId }))
  const limitsFor = usePriceLimits(creatorId)
  const words = rules?.avoidWords ?? NONE
  const findForbidden = useMemo(() => finderOf(words), [words])
  const canPrice = rights?.canPrice ?? true
  return useMemo(
    () => ({ lockedBy, findForbidden, isCare, canPrice, limitsFor, now: serverNow }),
    [lockedBy, findForbidden, isCare, canPrice, limitsFor],
  )
}
