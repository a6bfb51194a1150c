import { useNavigate, useParams } from 'react-router'

import { errorText } from '@/api/errors'
import { href } from '@/domain/routes'
import { toast } from '@/services/toasts'
import { askAboutUnsaved, forgetUnsaved } from '@/services/unsaved'

import { useChooseCreator } from './choose-creator'

/** Puts somebody else in focus; from a conversation on to theirs, as it is of one creator alone. */
export function useSwitchCreator(creatorId: string | undefined) {
  const navigate = useNavigate()
  const isOfCreator = useParams()['channelId'] !== undefined
  const leave = () => {
    // Its loss was agreed to before.
    forgetUnsaved()
    return navigate(href('messages'))
  }
  const choice = useChooseCreator(isOfCreator ? { leave } : {})
  const choose = async (id: string, onChosen?: () => void) => {
    if (id === creatorId) return onChosen?.()
    // The chip stays on the creator it shows, which tells in its place that nothing has changed.
    if (isOfCreator && !(await askAboutUnsaved('leave_page'))) return
    choice.mutate(id, {
      onError: (error) => toast.error(errorText(error)),
      ...(onChosen && { onSuccess: onChosen }),
    })
  }
  return { choose, pendingId: choice.isPending ? choice.variables : undefined }
}
