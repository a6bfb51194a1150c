import { useEffect } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { toast } from '@/services/page/toasts'

import { type NextChat, useNextChat } from './use-next-chat'

/** Opens the best next chat where the list is hidden: a toast says why there is none. */
export function useNextChatWithToast(creatorId: string, openId: string): NextChat {
  const { t } = useTranslation('tools')
  const next = useNextChat(creatorId, openId)
  const { isPending, isNoneWaiting, problem } = next
  useEffect(() => {
    if (isPending) return
    if (isNoneWaiting) toast.info(t('inbox.next_nobody'))
    if (problem) toast.error(t('inbox.next_failed'), { detail: problem })
  }, [isPending, isNoneWaiting, problem, t])
  return next
}
