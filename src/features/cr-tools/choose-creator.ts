import { useMutation } from '@tanstack/react-query'

import { prepareCreator } from '@/api/send'
import { useSession } from '@/features/auth'

import { focusCreator } from '@/services/creator-in-focus'

interface Steps {
  /** Runs before the switch, to leave a page that belongs to the present creator. */
  leave?: () => Promise<void> | void
  onChosen?: (creatorId: string) => void
}

/** The latest choice of this tab wins, whichever token arrives last. */
let latest: symbol | undefined

/** Puts a creator in focus once the server has issued a token for them (screens S0). */
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
