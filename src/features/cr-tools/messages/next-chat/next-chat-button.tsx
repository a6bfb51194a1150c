import { ChevronRight } from 'lucide-react'

import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'

import { useNextChatWithToast } from './use-next-chat'

/** Opens the best next chat where the list, which has the same button, is hidden. */
export function NextChatButton({ creatorId, channelId }: { creatorId: string; channelId: string }) {
  const { t } = useTranslation('tools')
  const { open, isPending } = useNextChatWithToast(creatorId, channelId)
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
