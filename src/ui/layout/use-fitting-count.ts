import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const GAP_PX = 2
function countIn(room: number, widths: readonly number[]): number {
  let used = 0
  const first = widths.findIndex((width) => {
    used += width + GAP_PX
    return used - GAP_PX > room + 1
  })
  return first === -1 ? widths.length : first
}

/** All items, however many there will be. */
const ALL = Number.POSITIVE_INFINITY

/** Counts the leading items that fit into the bar; when not all do, the overflow menu must fit too. */
function countFitting(bar: HTMLElement, list: HTMLElement, menuPx: number): number {
  const widths = Array.from(list.children, (item) => item.getBoundingClientRect().width)
  const room = bar.clientWidth
  if (countIn(room, widths) === widths.length) return ALL
  const menu = list.nextElementSibling?.getBoundingClientRect().width || menuPx
  return countIn(room - menu - GAP_PX, widths)
}

/** Observes the sizes of the bar and its items with a ResizeObserver, which forces no layout. */
function watchSizes(
  bar: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  menuPx: number,
  onFitting: (fitting: number) => void,
): ResizeObserver | undefined {
  if (!('ResizeObserver' in globalThis)) return undefined
  let latest = ALL
  return new ResizeObserver(() => {
    const [around, element] = [bar.current, list.current]
    const now = around && element ? countFitting(around, element, menuPx) : latest
    if (now === latest) return
    latest = now
    // Before paint: an item that does not fit never flashes.
    flushSync(() => onFitting(now))
  })
}

/**
 * Tracks how many items of a one-line list fit into the bar around it. Those that do not fit stay mounted to be
 * measured; the element after the list holds the overflow menu, which needs `menuPx` until it has rendered.
 */
export function useFittingCount<Bar extends HTMLElement, List extends HTMLElement>(
  menuPx: number,
): {
  bar: RefObject<Bar | null>
  list: RefObject<List | null>
  fitting: number
} {
  const bar = useRef<Bar>(null)
  const list = useRef<List>(null)
  const [fitting, setFitting] = useState(ALL)
  const observer = useRef<ResizeObserver>(undefined)
  useLayoutEffect(() => {
    observer.current = watchSizes(bar, list, menuPx, setFitting)
    return () => observer.current?.disconnect()
  }, [menuPx])
  // After every render, because items may mount or unmount. Observed elements are not measured again.
  useLayoutEffect(() => {
    if (bar.current) observer.current?.observe(bar.current)
    for (const item of list.current?.children ?? []) observer.current?.observe(item)
    // It may grow with the name of what it holds.
    const menu = list.current?.nextElementSibling
    if (menu) observer.current?.observe(menu)
  })
  return { bar, list, fitting }
}
