import { useLayoutEffect, useRef } from 'react'

/** Returns the rows in their present DOM order; each new one comes after the row it follows. */
export function inDomOrder(before: readonly string[], ids: readonly string[]): string[] {
  const [known, wanted] = [new Set(before), new Set(ids)]
  const order = before.filter((id) => wanted.has(id))
  let at = 0
  for (const id of ids)
    if (known.has(id)) at = order.indexOf(id) + 1
    else order.splice(at++, 0, id)
  return order
}

/**
 * Keeps the DOM order of rows stable in a burst. Rows are absolutely positioned, and reordering one in the
 * DOM makes React move all it has passed, which lays each out again.
 */
export function useStableDomOrder(ids: readonly string[], isBurst: boolean): readonly string[] {
  'use no memo' // reads the previous render
  const inPage = useRef<readonly string[]>([])
  // eslint-disable-next-line react/refs -- see above; an abandoned render does not set the DOM order
  const order = isBurst ? inDomOrder(inPage.current, ids) : ids
  useLayoutEffect(() => {
    inPage.current = order
  })
  return order
}
