import { useMutation, useQueryClient } from '@tanstack/react-query'

import { listAssignedCreators, pinCreator } from '@/api/calls/chatter/chatter'
import { callQueryKey, mutationOf, queryOf } from '@/api/query'

/** Pins optimistically and rolls back on rejection. */
export function usePinCreator() {
  const client = useQueryClient()
  const { queryKey } = queryOf(listAssignedCreators)
  const write = (creatorId: string, pinned: boolean) =>
    client.setQueryData(
      queryKey,
      (before) =>
        before && { data: before.data.map((it) => (it.creatorId === creatorId ? { ...it, pinned } : it)) },
    )
  return useMutation({
    ...mutationOf(pinCreator),
    onMutate: async ({ creatorId, pinned }) => {
      await client.cancelQueries({ queryKey })
      write(creatorId, pinned)
    },
    onError: (_error, { creatorId, pinned }) => void write(creatorId, !pinned),
    onSettled: () => client.invalidateQueries({ queryKey: callQueryKey(listAssignedCreators) }),
  })
}
