import { useQuery } from '@tanstack/react-query'
import { SendHorizontal } from 'lucide'
import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isImeComposing } from '@/domain/page/shortcut'
import { isSendPress } from '@/domain/chat/send-keys'
import { getPreferences } from '@/api/calls/account/user'
import { queryOf } from '@/api/query'
import { useComposerElement } from '@/services/input/use-composer-element'
import { useIsTouch } from '@/services/page/viewport'
import { Button } from '@/ui/button'
import { usePassFocusOn } from '@/ui/focus-return'
import { TextArea } from '@/ui/field/text-area'

import { useQuickReply } from './use-quick-reply'

interface QuickReplyProps {
  creatorId: string
  channelId: string
  /** The fan's name, bidi-isolated. */
  name: string
  onSent: () => void
  onClose: () => void
}

/** Inline text reply; Escape closes it and keeps the text as the chat's draft. */
export function QuickReply({ creatorId, channelId, name, onSent, onClose }: QuickReplyProps) {
  const { t } = useTranslation('tools')
  const { text, write, inTheWay, send } = useQuickReply(creatorId, channelId, onSent)
  const sendKey = useQuery(queryOf(getPreferences)).data?.sendKey ?? 'enter'
  const isTouch = useIsTouch()
  const field = useComposerElement<HTMLTextAreaElement>({ isForFans: true })
  useEffect(() => field.current?.focus(), [field])
  return (
    <form
      ref={usePassFocusOn<HTMLFormElement>((form) => form.closest('article'))}
      className="mt-2 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea
        ref={field}
        rows={2}
        label={t('notifications.reply_label', { name })}
        labelHidden
        placeholder={t('notifications.reply_label', { name })}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (isSendPress(event.nativeEvent, sendKey, isTouch)) {
            event.preventDefault()
            void send()
          } else if (event.key === 'Escape' && !isImeComposing(event.nativeEvent)) onClose()
        }}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button kind="ghost" onClick={onClose}>
          {t('notifications.reply_cancel')}
        </Button>
        <Button type="submit" kind="primary" icon={SendHorizontal} disabledReason={inTheWay}>
          {t('notifications.reply_send')}
        </Button>
      </div>
    </form>
  )
}
