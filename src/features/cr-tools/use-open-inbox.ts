import { useLocation, useNavigate } from 'react-router'

import { errorText } from '@/api/errors'
import { isSwitchedOff } from '@/domain/access'
import { href, routeAt, routeFacts } from '@/domain/routes'
import { useCurrentUser } from '@/features/auth'
import { toast } from '@/services/toasts'
import { askAboutUnsaved, forgetUnsaved } from '@/services/unsaved'

import { useChooseCreator } from './choose-creator'
import { useCreatorId } from './creator-in-focus'

/** Puts a creator in focus and opens their inbox, or their home where chats are off. Works on after its part has gone. */
export function useOpenInbox(): (creatorId: string) => Promise<void> {
  const navigate = useNavigate()
  const inFocus = useCreatorId()
  const here = routeAt(useLocation().pathname)
  const permissions = useCurrentUser().data?.chatterPermissions
  const to = isSwitchedOff('messages', permissions) ? href('crTools') : href('messages')
  // A page of the creator in focus is left before it would show the next one.
  const isOfCreator = inFocus !== undefined && here !== undefined && routeFacts(here).needsCreator === true
  const go = async () => {
    // Its loss was agreed to before.
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
