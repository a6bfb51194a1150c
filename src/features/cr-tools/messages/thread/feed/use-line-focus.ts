import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

import { hasModifier } from '@/domain/page/shortcut'
import type { Message } from '@/domain/chat/message'

import type { Row } from '../rows/rows'
import { bubbleBeside } from '../message/line'

interface LineFocus {
  /** Index of the tab stop; -1 while there is none. */
  active: number
  onFocus: (event: FocusEvent) => void
  onKeyDown: (event: KeyboardEvent, acts: LineActions) => void
}

interface LineActions {
  scrollTo: (index: number) => void
  onMenu: (message: Message, anchor: Element) => void
}

const isFocusable = (row: Row | undefined): boolean => row?.kind === 'message' || row?.kind === 'event'

/** Returns the next focusable line in a direction; -1 at the edge. */
function nextLine(rows: readonly Row[], from: number, step: 1 | -1): number {
  for (let at = from + step; at >= 0 && at < rows.length; at += step) if (isFocusable(rows[at])) return at
  return -1
}

const STEPS: Record<string, (rows: readonly Row[], from: number) => number> = {
  ArrowUp: (rows, from) => nextLine(rows, from, -1),
  ArrowDown: (rows, from) => nextLine(rows, from, 1),
  Home: (rows) => nextLine(rows, -1, 1),
  End: (rows) => nextLine(rows, rows.length, -1),
}

/** Roving focus: one line is a tab stop, arrow keys move between lines, Enter opens the menu. */
export function useLineFocus(rows: readonly Row[], log: RefObject<HTMLElement | null>): LineFocus {
  const [activeKey, setActiveKey] = useState<string>()
  const wanted = useRef<string>(undefined)
  const activeIndex = rows.findIndex(({ key }) => key === activeKey)
  const active = activeIndex >= 0 ? activeIndex : nextLine(rows, rows.length, -1)

  useEffect(() => {
    // A line out of view is scrolled to and rendered first, then focused.
    if (wanted.current === undefined) return
    const line = log.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(wanted.current)}"]`)
    if (!line) return
    wanted.current = undefined
    line.focus({ preventScroll: true })
  })
  const onKeyDown = (event: KeyboardEvent, { scrollTo, onMenu }: LineActions) => {
    const line = event.target instanceof HTMLElement ? event.target : null
    if (!line?.matches('[data-key]')) return
    const row = rows[active]
    if (event.key === 'Enter' || event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      if (row?.kind !== 'message' || row.outgoing) return
      event.preventDefault()
      return onMenu(row.message, bubbleBeside(line))
    }
    const to = STEPS[event.key]?.(rows, active) ?? -1
    const next = rows[to]
    if (!next || hasModifier(event)) return
    event.preventDefault()
    wanted.current = next.key
    setActiveKey(next.key)
    scrollTo(to)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const line = target.closest<HTMLElement>('[data-key]')
    if (line) setActiveKey(line.dataset['key'])
  }
  return { active, onFocus, onKeyDown }
}
