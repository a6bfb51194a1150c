import { useMutation } from '@tanstack/react-query'

import { ensureCreatorToken } from '@/api/send'
import { useSession } from '@/features/auth'

import { focusCreator } from '@/services/session/creator-in-focus'

interface ChooseCreatorOptions {
  /** Whether the choice still holds once the token is there. */
  isWanted?: () => boolean
  /** Runs before the switch, to leave a page that belongs to the present creator. */
  beforeSwitch?: () => Promise<void> | void
  onChosen?: (creatorId: string) => void
}

/** The latest choice of this tab wins, whichever token arrives last. */
let latestChoice: symbol | undefined

/** Puts a creator in focus once the server has issued a token for them (screens S0). */
export function useChooseCreator({ isWanted, beforeSwitch, onChosen }: ChooseCreatorOptions) {
  const { userId } = useSession()
  return useMutation({
    mutationFn: ensureCreatorToken,
    onMutate: () => (latestChoice = Symbol('choice')),
    onSuccess: async (_, creatorId, choice) => {
      if (userId === undefined || choice !== latestChoice || isWanted?.() === false) return
      await beforeSwitch?.()
      focusCreator(userId, creatorId)
      onChosen?.(creatorId)
    },
  })
}
