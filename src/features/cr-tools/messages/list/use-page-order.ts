import { useLayoutEffect, useRef } from 'react'

/** These rows in the order in which they stand in the page already; each new one behind the row it follows. */
export function asInPage(before: readonly string[], ids: readonly string[]): string[] {
  const [known, wanted] = [new Set(before), new Set(ids)]
  const order = before.filter((id) => wanted.has(id))
  let at = 0
  for (const id of ids)
    if (known.has(id)) at = order.indexOf(id) + 1
    else order.splice(at++, 0, id)
  return order
}

/**
 * In which order rows stand in the page: as they are seen, but in a burst as before. Each has a place of its own on the
 * screen; to move one in the page as well, React moves all those it has passed, and each of them is laid out anew.
 */
export function usePageOrder(ids: readonly string[], isBurst: boolean): readonly string[] {
  'use no memo' // goes by what was drawn last
  const inPage = useRef<readonly string[]>([])
  // eslint-disable-next-line react/refs -- said above; what was begun and left has not become the page's order
  const order = isBurst ? asInPage(inPage.current, ids) : ids
  useLayoutEffect(() => {
    inPage.current = order
  })
  return order
}
