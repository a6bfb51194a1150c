import { CornerUpLeft, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { Quote } from '@/domain/message'
import { isolate } from '@/lib/isolate'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'

import { useName } from '../../names'

/** The message that is answered, over the text. */
export function ReplyBar({ to, isOwn, onCancel }: { to: Quote; isOwn: boolean; onCancel: () => void }) {
  const { t } = useTranslation('tools')
  const name = useName(isOwn ? null : to.senderId)
  return (
    <div className="mb-2 flex items-start gap-2 border-s-2 border-accent ps-2">
      <Icon of={CornerUpLeft} mirrored className="mt-[2px] text-text-quiet" />
      <div className="min-w-0 flex-1 text-13">
        <p className="text-text-quiet">
          {isOwn || name === undefined
            ? t('composer.replying_to_own')
            : t('composer.replying_to', { name: isolate(name) })}
        </p>
        <p dir="auto" className="cut">
          {to.text || t('composer.reply_media')}
        </p>
      </div>
      <IconButton icon={X} size="small" name={t('composer.reply_cancel')} onClick={onCancel} />
    </div>
  )
}
