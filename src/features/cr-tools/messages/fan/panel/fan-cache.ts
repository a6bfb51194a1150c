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

type FanChange = (fan: Fan) => Partial<Fan>

/**
 * Returns an optimistic change of the cached fan, which resolves with the rollback. Reads in flight, which are older,
 * are cancelled; the rollback or the answer repeats them.
 */
export function useFanPatch({ creatorId, fanId: userId }: FanSubject) {
  const client = useQueryClient()
  const { queryKey } = queryOf(getFan, { userId }, creatorId)
  return async (change: FanChange): Promise<() => void> => {
    const isOutdated = client.isFetching({ queryKey }) > 0 || client.getQueryState(queryKey)?.isInvalidated
    const rollBack = await patchQueries<Fan>(client, queryKey, (fan) => ({ ...fan, ...change(fan) }))
    if (!isOutdated) return rollBack
    void client.invalidateQueries({ queryKey, refetchType: 'none' })
    return () => {
      rollBack()
      void client.invalidateQueries({ queryKey })
    }
  }
}

/** Returns a change of the cached fan by an answer. Older reads in flight are cancelled and repeated. */
export function useFanAnswer(subject: FanSubject) {
  const client = useQueryClient()
  const patch = useFanPatch(subject)
  const { queryKey } = queryOf(getFan, { userId: subject.fanId }, subject.creatorId)
  return async (change: FanChange): Promise<void> => {
    await patch(change)
    void client.refetchQueries({ queryKey, type: 'active', predicate: ({ state }) => state.isInvalidated })
  }
}
