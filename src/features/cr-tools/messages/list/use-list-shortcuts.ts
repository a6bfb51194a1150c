import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { registerShortcuts, type Shortcut } from '@/services/shortcuts'

import type { ListControl } from './use-list'

const WRITABLE = 'input, textarea, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'
const isWriting = () => document.activeElement?.closest(WRITABLE) != null

type Act = 'next' | 'search' | 'select' | 'previousChannel' | 'nextChannel' | 'undo'

/** The keys of the list; the sheet behind `?` lists them. */
const keysFor = (run: (act: Act) => void, canUndo: () => boolean): Shortcut[] => [
  { id: 'next-chat', keys: ['N'], label: 'shortcuts.next_chat', run: () => run('next') },
  {
    id: 'next-channel',
    keys: ['Alt+ArrowDown'],
    label: 'shortcuts.next_channel',
    run: () => run('nextChannel'),
  },
  {
    id: 'previous-channel',
    keys: ['Alt+ArrowUp'],
    label: 'shortcuts.previous_channel',
    run: () => run('previousChannel'),
  },
  { id: 'search-chats', keys: ['/'], label: 'shortcuts.search_chats', run: () => run('search') },
  { id: 'select-chats', keys: ['X'], label: 'shortcuts.select_chats', run: () => run('select') },
  {
    id: 'undo-chats',
    keys: ['Mod+Z'],
    label: 'shortcuts.undo_chats',
    // In a text the same keys take back what was typed.
    when: () => canUndo() && !isWriting(),
    run: () => run('undo'),
  },
]

export function useListShortcuts(of: ListControl, field: RefObject<HTMLInputElement | null>): void {
  const navigate = useNavigate()
  const go = (step: 1 | -1) => {
    const { order, openId, addressOf } = of.rows
    const at = openId === undefined ? -1 : order.indexOf(openId)
    const to = at === -1 ? order[0] : order[at + step]
    if (to !== undefined) void navigate(addressOf(to))
  }
  const run = useEffectEvent((act: Act) => {
    const { selection } = of.rows
    if (act === 'next') of.next.open()
    else if (act === 'search') field.current?.focus()
    else if (act === 'select') (selection.isOn ? selection.end : selection.begin)()
    else if (act === 'undo') void of.bulk.done?.undo?.()
    else go(act === 'nextChannel' ? 1 : -1)
  })
  // Asked by the sheet while it is drawn, where an effect event must not be.
  const canUndo = useRef(false)
  useLayoutEffect(() => {
    canUndo.current = of.bulk.done?.undo !== undefined
  })
  useEffect(
    () =>
      registerShortcuts(
        keysFor(
          (act) => run(act),
          () => canUndo.current,
        ),
      ),
    [],
  )
}
