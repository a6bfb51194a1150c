import { useLocation, useNavigate } from 'react-router'

import { errorText } from '@/api/errors'
import { isSwitchedOff } from '@/domain/access'
import { href, routeAt, routeFacts } from '@/domain/routes'
import { useCurrentUser } from '@/features/auth'
import { toast } from '@/services/toasts'
import { askAboutUnsaved, forgetUnsaved } from '@/services/unsaved'

import { useChooseCreator } from './choose-creator'
import { useCreatorId } from './creator-in-focus'

/**
 * Puts a creator in focus and opens their inbox, or their home when chats are off. Continues after the caller
 * unmounts.
 */
export function useOpenInbox(): (creatorId: string) => Promise<void> {
  const navigate = useNavigate()
  const inFocus = useCreatorId()
  const here = routeAt(useLocation().pathname)
  const permissions = useCurrentUser().data?.chatterPermissions
  const to = isSwitchedOff('messages', permissions) ? href('crTools') : href('messages')
  // Leave a page of the present creator first, else it would show the next one.
  const isOfCreator = inFocus !== undefined && here !== undefined && routeFacts(here).needsCreator === true
  const go = async () => {
    // The user has already agreed to lose it.
    forgetUnsaved()
    await navigate(to)
  }
  const choice = useChooseCreator(isOfCreator ? { leave: go } : { onChosen: () => void go() })
  return async (creatorId) => {
    if (!(await askAboutUnsaved('leave_page'))) return
    if (creatorId === inFocus) return go()
    await choice.mutateAsync(creatorId).catch((error: unknown) => toast.error(errorText(error)))
  }
}
