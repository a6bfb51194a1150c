import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import type { ListShortcut, ListShortcuts } from './list-shortcuts'
import type { ListControl } from './use-list'

/** Runs the list's shortcuts. */
export function useListShortcuts(
  of: ListControl,
  field: RefObject<HTMLInputElement | null>,
  keys: ListShortcuts,
): void {
  const navigate = useNavigate()
  const go = (step: 1 | -1) => {
    const { order, openId, addressOf } = of.rows
    const at = openId === undefined ? -1 : order.indexOf(openId)
    const to = at === -1 ? order[0] : order[at + step]
    if (to !== undefined) void navigate(addressOf(to))
  }
  const run = useEffectEvent((act: ListShortcut) => {
    const { selection } = of.rows
    if (act === 'next') of.next.open()
    else if (act === 'search') field.current?.focus()
    else if (act === 'select') (selection.isOn ? selection.end : selection.begin)()
    else if (act === 'undo') void of.bulk.done?.undo?.()
    else go(act === 'nextChannel' ? 1 : -1)
  })
  // The shortcut sheet reads it during render, where an effect event is not allowed.
  const canUndo = useRef(false)
  useLayoutEffect(() => {
    canUndo.current = of.bulk.done?.undo !== undefined
  })
  useEffect(() => keys.connect({ run: (act) => run(act), canUndo: () => canUndo.current }), [keys])
}
