import { type RefObject, useEffect, useEffectEvent } from 'react'

import type { SendKey } from '@/domain/account/preferences'
import { sendNextKeys } from '@/domain/chat/send-keys'
import { registerShortcuts } from '@/services/input/shortcuts'
import { useIsTouch } from '@/services/page/viewport'

/** Lists the keys that send and open the next chat, and handles the user's own choice. */
export function useSendNextKey(
  box: RefObject<HTMLElement | null>,
  sendKey: SendKey,
  sendNext: () => void,
): void {
  const run = useEffectEvent(sendNext)
  const keys = sendNextKeys(sendKey, useIsTouch())
  useEffect(() => {
    // From a note or search field it would send a message the user is not looking at.
    const when = () =>
      document.activeElement instanceof HTMLTextAreaElement && !!box.current?.contains(document.activeElement)
    return registerShortcuts([
      { id: 'send-next', keys: [keys], label: 'shortcuts.send_next', isAvailable: when, run: () => run() },
    ])
  }, [box, keys])
}
