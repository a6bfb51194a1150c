import { useQueryClient } from '@tanstack/react-query'

import { getFan } from '@/api/calls/chat/fan'
import { patchQueries } from '@/api/patch-queries'
import { queryOf } from '@/api/query'
import type { Fan } from '@/domain/chat/fan'

/** The fan the panel shows, and the creator's view of them. */
export interface FanSubject {
  creatorId: string
  channelId: string
  fanId: string
}

/**
 * Returns a change of the cached fan, before an answer or by one: reads in flight, which are older than either, are
 * cancelled. It resolves with the rollback.
 */
export function useFanPatch({ creatorId, fanId: userId }: FanSubject) {
  const client = useQueryClient()
  const { queryKey } = queryOf(getFan, { userId }, creatorId)
  return (change: (fan: Fan) => Partial<Fan>) =>
    patchQueries<Fan>(client, queryKey, (fan) => ({ ...fan, ...change(fan) }))
}
