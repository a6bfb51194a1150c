import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { getMassMessage } from '@/api/calls/chat/mass-messages'
import { queryOf } from '@/api/query'
import { isolate } from '@/lib/text/isolate'
import { IconButton } from '@/ui/icon-button'

interface NotSeenFilterProps {
  creatorId: string
  massMessageId: string
  onRemove: () => void
}

/** Shows the "has not seen" filter, the only one without a form field, with a remove button. */
export function NotSeenFilter({ creatorId, massMessageId, onRemove }: NotSeenFilterProps) {
  const { t } = useTranslation('tools')
  const { data, isError } = useQuery(queryOf(getMassMessage, { massMessageId }, creatorId))
  const text = data?.text || (data || isError ? undefined : '…')
  return (
    <p className="inline-flex max-w-full items-center gap-1 justify-self-start rounded-control bg-fill ps-2 text-13">
      <span className="truncate">
        {text === undefined ? t('mass.not_seen_unknown') : t('mass.not_seen', { text: isolate(text) })}
      </span>
      <IconButton icon={X} size="small" name={t('mass.not_seen_remove')} onClick={onRemove} />
    </p>
  )
}
