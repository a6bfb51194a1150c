import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { getRulesForChatter } from '@/api/calls/chat/fan'
import { queryOf } from '@/api/query'
import { createForbiddenWordFinder, type SendContext } from '@/domain/chat/message-problems'
import { usePermission } from '@/features/auth'
import { serverNow } from '@/services/network/server-clock'

import { usePriceLimits } from '../tools/price/use-price-limits'

const NONE: readonly string[] = []

/**
 * Returns the user's rights and the creator's rules that sending is checked against. Rules forbid nothing
 * until loaded.
 */
export function useSendContext(creatorId: string, lockedBy: string | null = null): SendContext {
  const { data: rules } = useQuery(queryOf(getRulesForChatter, { creatorId }))
  const limitsFor = usePriceLimits(creatorId)
  const words = rules?.avoidWords ?? NONE
  const findForbidden = useMemo(() => createForbiddenWordFinder(words), [words])
  const canPrice = usePermission('canPrice') ?? true
  return useMemo(
    () => ({ lockedBy, findForbidden, canPrice, limitsFor, now: serverNow }),
    [lockedBy, findForbidden, canPrice, limitsFor],
  )
}
