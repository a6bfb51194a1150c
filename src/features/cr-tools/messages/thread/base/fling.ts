import { startTransition, useEffect, useState } from 'react'

import { createStore } from '@/lib/store'

/** No one reads what moves this far between two frames. */
const FLING_FROM_PX = 300
const RESTS_AFTER_MS = 150

const isFlung = createStore(false)

/** Watches for flings until the returned function is called. */
export function watchFlings(scroller: HTMLElement): () => void {
  let [top, wasFast] = [scroller.scrollTop, false]
  let timer: ReturnType<typeof setTimeout> | undefined
  const rest = () => isFlung.set(false)
  const onScroll = () => {
    const isFast = Math.abs(scroller.scrollTop - top) > FLING_FROM_PX
    // A single long way is a jump.
    if (isFast && wasFast) isFlung.set(true)
    ;[top, wasFast] = [scroller.scrollTop, isFast]
    clearTimeout(timer)
    timer = setTimeout(rest, RESTS_AFTER_MS)
  }
  // Before the virtualizer's listener changes the DOM: afterwards, reading the offset forces a layout.
  scroller.addEventListener('scroll', onScroll, { passive: true, capture: true })
  return () => {
    scroller.removeEventListener('scroll', onScroll, { capture: true })
    clearTimeout(timer)
    rest()
  }
}

/** Whether a fling passes the lines. Its end renders as a transition: many lines become whole at once. */
export function useIsFlung(): boolean {
  const [isPassing, setPassing] = useState(isFlung.get)
  useEffect(
    () =>
      isFlung.subscribe(() => {
        if (isFlung.get()) setPassing(true)
        else startTransition(() => setPassing(false))
      }),
    [],
  )
  return isPassing
}
