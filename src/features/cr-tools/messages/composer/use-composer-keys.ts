import type { KeyboardEvent } from 'react'

import type { SendKey } from '@/domain/account/preferences'
import { isSendNextPress, isSendPress, type SendKeyPress } from '@/domain/chat/send-keys'
import { isImeComposing } from '@/domain/page/shortcut'
import { useIsTouch } from '@/services/page/viewport'

import type { DraftContent } from '../../outbox/composer-draft'
import { undoLastSend } from '../../outbox/outbox-actions'
import type { ComposerSending } from './send/use-sending'
import type { ComposerStore } from './store/composer-store'
import { isSearchingScripts } from './tools/panel/slash-command'

export type ComposerAction = 'send' | 'sendNext' | 'endReply' | 'undoSend'

interface SendKeySetting {
  sendKey: SendKey
  isTouch: boolean
}

const isUndoPress = ({ key, ctrlKey, metaKey, shiftKey }: SendKeyPress): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey

/** Returns what a key press in the message field asks for; undefined for one that only types. */
export function composerKeyAction(
  press: SendKeyPress,
  { text, replyTo }: Pick<DraftContent, 'text' | 'replyTo'>,
  { sendKey, isTouch }: SendKeySetting,
): ComposerAction | undefined {
  if (isSendNextPress(press, sendKey, isTouch)) return 'sendNext'
  if (isSendPress(press, sendKey, isTouch)) return 'send'
  if (press.key === 'Escape' && replyTo && !isImeComposing(press)) return 'endReply'
  // With text in the field, the same keys undo typing.
  return isUndoPress(press) && text === '' ? 'undoSend' : undefined
}

interface ComposerKeysOptions {
  composer: ComposerStore
  sendKey: SendKey
  sending: ComposerSending
}

/** Keys of the message field that do more than type. */
export function useComposerKeys({ composer, sendKey, sending }: ComposerKeysOptions) {
  const isTouch = useIsTouch()
  const { draftKey } = composer
  return (event: KeyboardEvent): void => {
    const action = composerKeyAction(event.nativeEvent, composer.getContent(), { sendKey, isTouch })
    if (action === 'send' || action === 'sendNext') {
      event.preventDefault()
      if (isSearchingScripts(composer)) return
      if (action === 'send') sending.trySend()
      else sending.trySendNext()
    } else if (action === 'endReply') {
      event.stopPropagation()
      composer.update({ replyTo: null })
    } else if (action === 'undoSend' && draftKey && undoLastSend(draftKey.userId, draftKey.channelId)) {
      event.preventDefault()
    }
  }
}
