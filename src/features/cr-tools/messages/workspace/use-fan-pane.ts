import { useEffect, useState } from 'react'

import type { OpenChannel } from '@/domain/chat/channel'
import { useRegisterShortcuts } from '@/services/input/shortcuts'

import { useMayEdit } from '../../base/permissions'
import { cancelNoteFocus, requestNoteFocus } from '../fan/notes/note-focus'

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
export function useFanPane({ position, isShown, onShown }: FanPaneSetting, { userId }: OpenChannel) {
  const whole = useState(false)
  const [isOpen, set] = position === 'whole' ? whole : [isShown, onShown]
  const mayEditNotes = useMayEdit('notes')
  const toggle = () => set(!isOpen)
  const toNote = () => {
    if (!isOpen) set(true)
    requestNoteFocus()
  }
  useRegisterShortcuts([
    { id: 'fan-panel', run: toggle },
    { id: 'fan-note', isAvailable: () => userId !== null && mayEditNotes, run: toNote },
  ])
  useEffect(() => (isOpen ? cancelNoteFocus : undefined), [isOpen])
  return { isOpen, position, toggle, close: () => set(false) }
}
export interface FanPaneControl extends ReturnType<typeof useFanPane> {}
