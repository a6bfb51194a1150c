import { CornerUpLeft, X } from 'lucide'
import { useEffect, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useName } from '@/api/user-names'
import { isFromOurSide } from '@/domain/chat/channel'
import { isolate } from '@/lib/text/isolate'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'

import { type ComposerStore, useContent } from './store/composer-store'

/** The message being replied to, above the text field. */
export function ReplyBar({ composer }: { composer: ComposerStore }) {
  const { t } = useTranslation('tools')
  const { replyTo } = useContent(composer)
  const { creatorId, channel } = composer
  const isOwn = replyTo !== null && channel !== undefined && isFromOurSide(channel, creatorId, replyTo)
  const name = useName(isOwn ? null : (replyTo?.senderId ?? null))
  // A reply restored from the draft must not take the focus.
  const [left] = useState(replyTo)
  useEffect(() => {
    if (replyTo && replyTo !== left) composer.focus()
  }, [composer, replyTo, left])
  if (!replyTo) return null
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
          {replyTo.text || t('composer.reply_media')}
        </p>
      </div>
      <IconButton
        icon={X}
        size="small"
        name={t('composer.reply_cancel')}
        onClick={() => {
          composer.update({ replyTo: null })
          composer.focus()
        }}
      />
    </div>
  )
}
