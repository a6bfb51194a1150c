import { ChevronRight } from 'lucide-react'
import { useEffect } from 'react'

import { useTranslation } from '@/i18n/use-translation'
import { toast } from '@/services/toasts'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'

import { useNextChat } from '../list/use-next-chat'

/** Opens the best next chat where the list, which has the same button, is not shown. */
export function NextButton({ creatorId, channelId }: { creatorId: string; channelId: string }) {
  const { t } = useTranslation('tools')
  const { open, isPending, isNobody, problem } = useNextChat(creatorId, channelId)
  useEffect(() => {
    if (isPending) return
    if (isNobody) toast.info(t('inbox.next_nobody'))
    if (problem) toast.error(t('inbox.next_failed'), { detail: problem })
  }, [isPending, isNobody, problem, t])
  return (
    <Button
      busy={isPending}
      onClick={open}
      className="min-w-control shrink-0 max-sm:px-2"
      end={<Icon of={ChevronRight} mirrored />}
    >
      <span className="max-sm:sr-only">{t('inbox.next')}</span>
    </Button>
  )
}
