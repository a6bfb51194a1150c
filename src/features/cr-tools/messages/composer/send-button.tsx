import { CalendarClock, SendHorizontal } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import type { SendKey } from '@/domain/preferences'
import { isMac } from '@/services/shortcuts'
import { useIsTouch } from '@/services/viewport'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Kbd } from '@/ui/kbd'

import { type ComposerDesk, useContent, useContentOf } from './content'
import { isFree } from './send-free'

/** The symbols of the send keys. */
export const sendKeys = (sendKey: SendKey): string => (sendKey === 'enter' ? '↵' : isMac ? '⌘↵' : 'Ctrl ↵')

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
  desk: ComposerDesk
  sendKey: SendKey
  reason: string | undefined
  onPress: () => void
}) {
  const { t } = useTranslation('tools')
  const { scheduledAt } = useContent(desk)
  const isGift = useContentOf(desk, isFree)
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
          <Kbd keys={sendKeys(sendKey)} on={reason === undefined ? 'accent' : 'surface'} />
        )
      }
    >
      {scheduledAt === null
        ? t(isGift ? 'composer.send_free' : 'composer.send')
        : t(isGift ? 'composer.schedule_free' : 'composer.schedule')}
    </Button>
  )
}
