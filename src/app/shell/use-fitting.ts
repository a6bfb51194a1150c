import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const GAP_PX = 2
/** The room kept for the menu of the rest before it has been drawn. */
const MENU_PX = 96

function countIn(room: number, widths: readonly number[]): number {
  let used = 0
  const first = widths.findIndex((width) => {
    used += width + GAP_PX
    return used - GAP_PX > room + 1
  })
  return first === -1 ? widths.length : first
}

/** How many items, from the first on, are wholly inside the bar; when not all are, the menu of the rest is too. */
function countFitting(bar: HTMLElement, list: HTMLElement): number {
  const widths = Array.from(list.children, (item) => item.getBoundingClientRect().width)
  const room = bar.clientWidth
  if (countIn(room, widths) === widths.length) return widths.length
  const menu = list.nextElementSibling?.getBoundingClientRect().width ?? MENU_PX
  return countIn(room - menu - GAP_PX, widths)
}

/** Follows how many items of a one-line list fit into the bar around it. */
export function useFitting(): {
  bar: RefObject<HTMLElement | null>
  list: RefObject<HTMLUListElement | null>
  fitting: number
} {
  const bar = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)
  // After every drawing: words, badges and the bar itself may have changed.
  useLayoutEffect(() => {
    const [around, element] = [bar.current, list.current]
    if (!around || !element || !('ResizeObserver' in globalThis)) return
    const measure = () => setFitting(countFitting(around, element))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(around)
    return () => observer.disconnect()
  })
  return { bar, list, fitting }
}
