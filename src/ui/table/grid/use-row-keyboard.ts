import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'

const STEP: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

export interface RowHandlers {
  count: number
  /** The row that is a tab stop. */
  current: number
  hasFocus: RefObject<boolean>
  onFocusChange: (isFocused: boolean) => void
  /** Called when a row receives the focus. */
  onCurrent: (index: number) => void
  onOpen: ((index: number) => void) | undefined
  onSelect: ((index: number, isRange: boolean) => void) | undefined
  onSelectAll: (() => void) | undefined
}

const rowOf = (target: EventTarget): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>('tr[data-index]') : null
const indexOf = (row: HTMLTableRowElement): number => Number(row.dataset['index'])

/** Returns the row a key moves to; undefined for other keys. */
function targetRow(key: string, from: number, count: number): number | undefined {
  const step = STEP[key]
  if (step !== undefined) return Math.max(0, Math.min(count - 1, from + step))
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined
}

/** Focuses a row, also one that has yet to render. */
function useFocusRow(body: RefObject<HTMLTableSectionElement | null>, handlers: RowHandlers) {
  const wanted = useRef<number>(undefined)
  const focus = (index: number): boolean => {
    const row = body.current?.querySelector<HTMLElement>(`tr[data-index="${index}"]`)
    row?.focus()
    return Boolean(row)
  }
  useEffect(() => {
    if (wanted.current !== undefined && focus(wanted.current)) wanted.current = undefined
  })
  return (index: number) => {
    handlers.onCurrent(index)
    if (!focus(index)) wanted.current = index
  }
}

/**
 * A press on the checkbox selects, elsewhere it opens; links and buttons in the row keep their own presses.
 */
function handlePress(event: MouseEvent<HTMLElement>, { onSelect, onOpen }: RowHandlers): void {
  const row = rowOf(event.target)
  if (!row || !(event.target instanceof Element)) return
  const control = event.target.closest('a, button, input, label, select')
  const isBox = control instanceof HTMLInputElement && control.closest('td') === row.cells[0]
  if (isBox && onSelect) onSelect(indexOf(row), event.shiftKey)
  else if (!control) onOpen?.(indexOf(row))
}

/**
 * Roving focus: one row is a tab stop. Arrows, Home and End move, Enter opens, Space selects, Shift selects a
 * range.
 */
export function useRowKeyboard(body: RefObject<HTMLTableSectionElement | null>, handlers: RowHandlers) {
  const move = useFocusRow(body, handlers)
  const restoreFocus = useEffectEvent(() => handlers.hasFocus.current && move(handlers.current))
  // The rows remount when a table becomes virtualised, which would drop the focus.
  useLayoutEffect(() => void restoreFocus(), [])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    // A control inside the row keeps its own keys.
    if (!row || event.target !== row) return
    const index = indexOf(row)
    const target = targetRow(event.key, index, handlers.count)
    if (target !== undefined) {
      if (event.shiftKey) handlers.onSelect?.(target, true)
      move(target)
    } else if (event.key === 'Enter') handlers.onOpen?.(index)
    else if (event.key === ' ' && handlers.onSelect) handlers.onSelect(index, event.shiftKey)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && handlers.onSelectAll)
      handlers.onSelectAll()
    else return
    event.preventDefault()
  }
  return {
    onKeyDown,
    onClick: (event: MouseEvent<HTMLElement>) => handlePress(event, handlers),
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const row = rowOf(event.target)
      handlers.onFocusChange(true)
      if (row) handlers.onCurrent(indexOf(row))
    },
    onBlur: () => handlers.onFocusChange(false),
  }
}
