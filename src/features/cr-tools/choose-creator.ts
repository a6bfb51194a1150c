import { useMutation } from '@tanstack/react-query'

import { prepareCreator } from '@/api/send'
import { useSession } from '@/features/auth'

import { focusCreator } from '@/services/creator-in-focus'

interface Steps {
  /** The page that is left before, where it is of the creator in focus alone. */
  leave?: () => Promise<void> | void
  onChosen?: (creatorId: string) => void
}

/** The last choice of this tab: of two that are under way it counts, whichever token comes last. */
let latest: symbol | undefined

/** Puts a creator in focus once the server has given the token to act for them (screens S0). */
export function useChooseCreator({ leave, onChosen }: Steps) {
  const { userId } = useSession()
  return useMutation({
    mutationFn: prepareCreator,
    onMutate: () => (latest = Symbol('choice')),
    onSuccess: async (_, creatorId, choice) => {
      if (userId === undefined || choice !== latest) return
      await leave?.()
      focusCreator(userId, creatorId)
      onChosen?.(creatorId)
    },
  })
}
