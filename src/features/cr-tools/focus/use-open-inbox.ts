import { useLocation, useNavigate } from 'react-router'

import { errorText } from '@/api/errors'
import { href, routeAt, routeOptions } from '@/domain/page/routes'
import { usePermission } from '@/features/auth'
import { toast } from '@/services/page/toasts'
import { confirmUnsaved, discardUnsaved } from '@/services/page/unsaved'

import { useChooseCreator } from './use-choose-creator'
import { useCreatorId } from './use-creator-id'

/**
 * Puts a creator in focus and opens their inbox, or their home when chats are off. Continues after the caller
 * unmounts.
 */
export function useOpenInbox(): (creatorId: string) => Promise<void> {
  const navigate = useNavigate()
  const inFocus = useCreatorId()
  const here = routeAt(useLocation().pathname)
  const isOff = usePermission('messages') === 'off'
  const to = isOff ? href('crTools') : href('messages')
  // Leave a page of the present creator first, else it would show the next one.
  const isOfCreator = inFocus !== undefined && here !== undefined && routeOptions(here).needsCreator === true
  const go = async () => {
    // The user has already agreed to lose it.
    discardUnsaved()
    await navigate(to)
  }
  const choice = useChooseCreator(isOfCreator ? { beforeSwitch: go } : { onChosen: () => void go() })
  return async (creatorId) => {
    if (!(await confirmUnsaved('leave_page'))) return
    if (creatorId === inFocus) return go()
    await choice.mutateAsync(creatorId).catch((error: unknown) => toast.error(errorText(error)))
  }
}
