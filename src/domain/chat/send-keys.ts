import type { SendKey } from '../account/preferences'
import { isImeComposing } from '../page/shortcut'

export type SendKeyPress = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'keyCode'
>

const isEnterAlone = (sendKey: SendKey, isTouch: boolean): boolean => sendKey === 'enter' && !isTouch

/**
 * Whether a key press sends: Enter, or with Ctrl or Cmd, as chosen; on touch only the button sends
 * (screens S11).
 */
export function isSendPress(press: SendKeyPress, sendKey: SendKey, isTouch: boolean): boolean {
  if (press.key !== 'Enter' || press.shiftKey || press.altKey || isImeComposing(press)) return false
  return press.ctrlKey || press.metaKey || isEnterAlone(sendKey, isTouch)
}

/** Keys that send and open the next chat; with Shift where Ctrl or Cmd with Enter already sends. */
export const sendNextKeys = (sendKey: SendKey, isTouch: boolean): 'Mod+Enter' | 'Mod+Shift+Enter' =>
  isEnterAlone(sendKey, isTouch) ? 'Mod+Enter' : 'Mod+Shift+Enter'

/** Whether a key press sends and opens the next chat. */
export const isSendNextPress = (press: SendKeyPress, sendKey: SendKey, isTouch: boolean): boolean =>
  press.key === 'Enter' &&
  (press.ctrlKey || press.metaKey) &&
  !press.altKey &&
  press.shiftKey !== isEnterAlone(sendKey, isTouch) &&
  !isImeComposing(press)
