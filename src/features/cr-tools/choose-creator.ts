import { useMutation } from '@tanstack/react-query'

import { prepareCreator } from '@/api/send'
import { useSession } from '@/features/auth'

import { focusCreator } from '@/services/creator-in-focus'

/** Puts a creator in focus once the server has given the token to act for them (screens S0). */
export function useChooseCreator(onChosen: (creatorId: string) => void) {
  const { userId } = useSession()
  return useMutation({
    mutationFn: prepareCreator,
    onSuccess: (_, creatorId) => {
      if (userId === undefined) return
      focusCreator(userId, creatorId)
      onChosen(creatorId)
    },
  })
}
