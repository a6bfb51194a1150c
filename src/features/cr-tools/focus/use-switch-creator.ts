import { useRef } from 'react'
import { useNavigate, useParams } from 'react-router'

import { errorText } from '@/api/errors'
import { href } from '@/domain/page/routes'
import { toast } from '@/services/page/toasts'
import { confirmUnsaved, discardUnsaved } from '@/services/page/unsaved'

import { useChooseCreator } from './use-choose-creator'

/**
 * Puts another creator in focus; from a conversation it opens their inbox, because a conversation belongs to
 * one creator.
 */
export function useSwitchCreator(creatorId: string | undefined) {
  const navigate = useNavigate()
  const isOfCreator = useParams()['channelId'] !== undefined
  const leave = () => {
    // The user has already agreed to lose it.
    discardUnsaved()
    return navigate(href('messages'))
  }
  // With the choice, not with the call: the switch may unmount the caller.
  const afterSwitch = useRef<() => void>(undefined)
  const choice = useChooseCreator({
    ...(isOfCreator && { beforeSwitch: leave }),
    onChosen: () => afterSwitch.current?.(),
  })
  const choose = async (id: string, onChosen?: () => void) => {
    if (id === creatorId) return onChosen?.()
    // The chip keeps its creator and announces that nothing has changed.
    if (isOfCreator && !(await confirmUnsaved('leave_page'))) return
    afterSwitch.current = onChosen
    choice.mutate(id, { onError: (error) => toast.error(errorText(error)) })
  }
  return {
    choose,
    pendingId: choice.isPending ? choice.variables : undefined,
    /** The creator that could not be put in focus, and why. */
    failed: choice.error ? { creatorId: choice.variables, reason: errorText(choice.error) } : undefined,
  }
}
