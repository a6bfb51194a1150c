import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { getHandover, listAssignedCreators, saveHandover } from '@/api/calls/chatter'
import { keyOf, mutationOf, queryOf } from '@/api/query'
import { useSession } from '@/features/auth'
import { useCreatorInFocus } from '@/services/creator-in-focus'

/** The hand-over note of the creator one works as; without a creator there is none to write. */
export function useHandover() {
  const client = useQueryClient()
  const creatorId = useCreatorInFocus(useSession().userId)
  const [typed, setTyped] = useState<string>()
  const enabled = creatorId !== undefined
  const request = { creatorId: creatorId ?? '' }
  const note = useQuery({ ...queryOf(getHandover, request), enabled, meta: { onError: 'ignore' } })
  const creators = useQuery({ ...queryOf(listAssignedCreators), meta: { onError: 'ignore' } })
  const save = useMutation({
    ...mutationOf(saveHandover),
    onSuccess: (saved) => client.setQueryData(keyOf(getHandover, request), saved),
  })
  const before = note.data?.text ?? ''
  const nameOf = (id: string) => {
    const creator = creators.data?.data.find((entry) => entry.creatorId === id)?.creator
    return creator ? creator.displayName || creator.username : undefined
  }
  return {
    creatorId,
    nameOf,
    text: typed ?? before,
    write: setTyped,
    isChanged: typed !== undefined && typed !== before,
    error: save.error,
    isSaving: save.isPending,
    save: async () => {
      if (creatorId !== undefined && typed !== undefined && typed !== before)
        await save.mutateAsync({ creatorId, text: typed })
    },
  }
}
