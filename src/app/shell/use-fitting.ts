import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

const GAP_PX = 2

/** How many items, from the first on, are wholly inside the list's own width. */
function countFitting(list: HTMLElement): number {
  let used = 0
  let count = 0
  for (const item of list.children) {
    used += item.getBoundingClientRect().width + GAP_PX
    if (used - GAP_PX > list.clientWidth + 1) break
    count += 1
  }
  return count
}

/** Follows how many items of a one-line list fit. */
export function useFitting(): {
  list: RefObject<HTMLUListElement | null>
  fitting: number
} {
  const list = useRef<HTMLUListElement>(null)
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)
  // After every drawing: words, badges and the list itself may have changed.
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !('ResizeObserver' in globalThis)) return
    const measure = () => setFitting(countFitting(element))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  })
  return { list, fitting }
}
