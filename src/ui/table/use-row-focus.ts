import { type KeyboardEvent, type RefObject, useState } from 'react'

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** Roving focus: one row is a tab stop; arrows, Home and End move, Enter opens. */
export function useRowFocus(
  body: RefObject<HTMLTableSectionElement | null>,
  onOpen: (index: number) => void,
) {
  const [current, setCurrent] = useState(0)
  const move = (index: number) => {
    const rows = body.current?.rows
    if (!rows || rows.length === 0) return
    const target = Math.max(0, Math.min(rows.length - 1, index))
    setCurrent(target)
    rows[target]?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>, index: number) => {
    // A control inside the row keeps its own keys.
    if (event.target !== event.currentTarget) return
    const step = STEP[event.key]
    if (step !== undefined) move(index + step)
    else if (event.key === 'Home') move(0)
    else if (event.key === 'End') move(Number.MAX_SAFE_INTEGER)
    else if (event.key === 'Enter') onOpen(index)
    else return
    event.preventDefault()
  }
  return { current, setCurrent, onKeyDown }
}
