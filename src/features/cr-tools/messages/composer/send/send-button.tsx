import { CalendarClock, SendHorizontal } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'
import type { RefObject } from 'react'

import type { SendKey } from '@/domain/account/preferences'
import { isMac, useRegisterShortcuts } from '@/services/input/shortcuts'
import { useIsTouch } from '@/services/page/viewport'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { Kbd } from '@/ui/text/kbd'
import { sendNextKeys } from '@/domain/chat/send-keys'

import { type ComposerStore, useContent, useContentOf } from '../store/composer-store'
import { isSentFree } from './send-free'

/** Lists the keys that send and open the next chat, and handles the user's own choice. */
export function useSendNextKey(
  box: RefObject<HTMLElement | null>,
  sendKey: SendKey,
  sendNext: () => void,
): void {
  const keys = sendNextKeys(sendKey, useIsTouch())
  // From a note or search field it would send a message the user is not looking at.
  const isAvailable = () =>
    document.activeElement instanceof HTMLTextAreaElement && !!box.current?.contains(document.activeElement)
  useRegisterShortcuts([{ id: 'send-next', keys: [keys], isAvailable, run: sendNext }])
}

/** The symbols of the send keys. */
export const sendKeySymbols = (sendKey: SendKey): string =>
  sendKey === 'enter' ? '↵' : isMac ? '⌘↵' : 'Ctrl ↵'

/**
 * Sends or schedules the message. A pointer press leaves the focus, and so the on-screen keyboard, where it
 * is.
 */
export function SendButton({
  composer,
  sendKey,
  reason,
  onPress,
}: {
  composer: ComposerStore
  sendKey: SendKey
  reason: string | undefined
  onPress: () => void
}) {
  const { t } = useTranslation('tools')
  const { scheduledAt } = useContent(composer)
  const isGift = useContentOf(composer, isSentFree)
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
