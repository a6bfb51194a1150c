import { useState } from 'react'

import { useRegisterShortcuts } from '@/services/input/shortcuts'

import { requestNoteFocus } from '../fan/notes/note-focus'

/** Beside the thread from 1280 px, in place of the list from 1024 px, below in place of the thread. */
export type FanPanePosition = 'beside' | 'list' | 'whole'

/** What all conversations share of the fan panel. */
export interface FanPaneSetting {
  position: FanPanePosition
  /** Whether it is open, except in place of the thread. */
  isShown: boolean
  onShown: (isShown: boolean) => void
}

/** State of the fan panel. In place of the thread it starts closed with each conversation, which remounts this. */
export function useFanPane({ position, isShown, onShown }: FanPaneSetting) {
  const whole = useState(false)
  const [isOpen, set] = position === 'whole' ? whole : [isShown, onShown]
  const toggle = () => set(!isOpen)
  const toNote = () => {
    if (!isOpen) set(true)
    requestNoteFocus()
  }
  useRegisterShortcuts([
    { id: 'fan-panel', run: toggle },
    { id: 'fan-note', run: toNote },
  ])
  return { isOpen, position, toggle, close: () => set(false) }
}
export interface FanPaneControl extends ReturnType<typeof useFanPane> {}
