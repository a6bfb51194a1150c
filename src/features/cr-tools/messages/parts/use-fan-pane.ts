import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { registerShortcuts } from '@/services/shortcuts'

import { askForNote } from '../fan/ask-for-note'

export interface FanPaneControl {
  isOpen: boolean
  /** Over the thread rather than beside it. */
  isOver: boolean
  toggle: () => void
  close: () => void
}

/** The panel beside the thread: there by itself where it has room, else called and sent away. */
export function useFanPane({
  isFanOver,
  isFanShown,
  onFanShown,
}: {
  isFanOver: boolean
  isFanShown: boolean
  onFanShown: (isShown: boolean) => void
}): FanPaneControl {
  const [isCalled, setIsCalled] = useState(false)
  const caller = useRef<Element | null>(null)
  const isOpen = isFanOver ? isCalled : isFanShown
  const become = (next: boolean) => {
    if (next) caller.current = document.activeElement
    if (isFanOver) setIsCalled(next)
    else onFanShown(next)
    // Who called it by a button finds themselves there again.
    if (!next && caller.current instanceof HTMLElement && caller.current.isConnected) caller.current.focus()
  }
  const toggle = useEffectEvent(() => become(!isOpen))
  const toNote = useEffectEvent(() => {
    if (!isOpen) become(true)
    askForNote()
  })
  useEffect(
    () =>
      registerShortcuts([
        { id: 'fan-panel', keys: ['Alt+F'], label: 'shortcuts.fan_panel', run: () => toggle() },
        { id: 'fan-note', keys: ['Alt+N'], label: 'shortcuts.fan_note', run: () => toNote() },
      ]),
    [],
  )
  return { isOpen, isOver: isFanOver, toggle: () => become(!isOpen), close: () => become(false) }
}
