import { useRef } from 'react'
import { useNavigate, useParams } from 'react-router'

import { errorText } from '@/api/errors'
import { href } from '@/domain/page/routes'
import { toast } from '@/services/page/toasts'
import { confirmUnsaved, discardUnsaved } from '@/services/page/unsaved'

import { useChooseCreator } from './use-choose-creator'
import { useCreatorId } from './use-creator-id'

/**
 * Puts another creator in focus, whose state replaces that of the page; from a conversation, which belongs to one
 * creator, it opens their inbox.
 */
export function useSwitchCreator() {
  const navigate = useNavigate()
  const creatorId = useCreatorId()
  const isOfCreator = useParams()['channelId'] !== undefined
  // With the choice, not with the call: the switch may unmount the caller.
  const afterSwitch = useRef<() => void>(undefined)
  const choice = useChooseCreator({
    beforeSwitch: () => {
      // The user has already agreed to lose it.
      discardUnsaved()
      return isOfCreator ? navigate(href('messages')) : undefined
    },
    onChosen: () => afterSwitch.current?.(),
  })
  const choose = async (id: string, onChosen?: () => void) => {
    if (id === creatorId) return onChosen?.()
    if (!(await confirmUnsaved('leave_page'))) return
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
