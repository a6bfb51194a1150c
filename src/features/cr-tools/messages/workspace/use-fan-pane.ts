import { useState } from 'react'

import { useRegisterShortcuts } from '@/services/input/shortcuts'

import { requestNoteFocus } from '../fan/notes/note-focus'

/** Beside the thread from 1280 px, in place of the list from 1024 px, below in place of the thread. */
export type FanPanePosition = 'beside' | 'list' | 'whole'

/**
 * State of the fan panel. In place of the thread it starts closed with each conversation; elsewhere it keeps
 * its state.
 */
export function useFanPane({
  fanPanePosition,
  isFanShown,
  onFanShown,
}: {
  fanPanePosition: FanPanePosition
  isFanShown: boolean
  onFanShown: (isShown: boolean) => void
}) {
  const [isOpenOverThread, setIsOpenOverThread] = useState(false)
  const isOpen = fanPanePosition === 'whole' ? isOpenOverThread : isFanShown
  const set = (next: boolean) => {
    if (fanPanePosition === 'whole') setIsOpenOverThread(next)
    else onFanShown(next)
  }
  const toggle = () => set(!isOpen)
  const toNote = () => {
    if (!isOpen) set(true)
    requestNoteFocus()
  }
  useRegisterShortcuts([
    { id: 'fan-panel', run: toggle },
    { id: 'fan-note', run: toNote },
  ])
  return { isOpen, position: fanPanePosition, toggle, close: () => set(false) }
}
export interface FanPaneControl extends ReturnType<typeof useFanPane> {}
