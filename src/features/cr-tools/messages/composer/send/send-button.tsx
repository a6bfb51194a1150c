import { CalendarClock, SendHorizontal } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { SendKey } from '@/domain/account/preferences'
import { isMac } from '@/services/input/shortcuts'
import { useIsTouch } from '@/services/page/viewport'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Kbd } from '@/ui/text/kbd'

import { type ComposerHandle, useContent, useContentOf } from '../store/composer-content'
import { isSentFree } from './send-free'

/** The symbols of the send keys. */
export const sendKeySymbols = (sendKey: SendKey): string =>
  sendKey === 'enter' ? '↵' : isMac ? '⌘↵' : 'Ctrl ↵'

/**
 * Sends or schedules the message. A pointer press leaves the focus, and so the on-screen keyboard, where it
 * is.
 */
export function SendButton({
  desk,
  sendKey,
  reason,
  onPress,
}: {
  desk: ComposerHandle
  sendKey: SendKey
  reason: string | undefined
  onPress: () => void
}) {
  const { t } = useTranslation('tools')
  const { scheduledAt } = useContent(desk)
  const isGift = useContentOf(desk, isSentFree)
  const isTouch = useIsTouch()
  const icon = scheduledAt === null ? SendHorizontal : CalendarClock
  return (
    <Button
      kind="primary"
      disabledReason={reason}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      end={
        isTouch ? (
          <Icon of={icon} mirrored={scheduledAt === null} />
        ) : (
          <Kbd keys={sendKeySymbols(sendKey)} on={reason === undefined ? 'accent' : 'surface'} />
        )
      }
    >
      {scheduledAt === null
        ? t(isGift ? 'composer.send_free' : 'composer.send')
        : t(isGift ? 'composer.schedule_free' : 'composer.schedule')}
    </Button>
  )
}
