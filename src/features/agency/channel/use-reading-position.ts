import { useLayoutEffect, useRef } from 'react'

function scrollerOf(element: Element): Element | null {
  const { parentElement } = element
  if (!parentElement || /auto|scroll/.test(getComputedStyle(parentElement).overflowY)) return parentElement
  return scrollerOf(parentElement)
}

const endOf = (row: HTMLElement): number => row.offsetTop + row.offsetHeight

/**
 * Keeps the rows of this ref where they are on screen when others come in above them. The list is outside the
 * browser's scroll anchoring, which does nothing at the very top and would move them twice elsewhere.
 */
export function useReadingPosition<T extends HTMLElement>(firstId: string | undefined) {
  const list = useRef<T>(null)
  const first = useRef<{ row: HTMLElement; end: number }>(undefined)
  useLayoutEffect(() => {
    const before = first.current
    if (before?.row.isConnected && list.current) {
      // Its end: the day above a row moves to the first row of that day.
      const scroller = scrollerOf(list.current)
      if (scroller) scroller.scrollTop += endOf(before.row) - before.end
    }
    const row = list.current?.firstElementChild
    first.current = row instanceof HTMLElement ? { row, end: endOf(row) } : undefined
  }, [firstId])
  return list
}
