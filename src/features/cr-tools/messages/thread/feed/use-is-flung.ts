import { type RefObject, startTransition, useEffect, useState } from 'react'

/** No one reads what moves this far between two frames. */
const FLING_FROM_PX = 300
const RESTS_AFTER_MS = 150

/** Calls back when a fling begins and when it rests, until the returned function is called. */
function watchFlings(scroller: HTMLElement, onChange: (isFlung: boolean) => void): () => void {
  let [top, wasFast] = [scroller.scrollTop, false]
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    const isFast = Math.abs(scroller.scrollTop - top) > FLING_FROM_PX
    // A single long way is a jump.
    if (isFast && wasFast) onChange(true)
    ;[top, wasFast] = [scroller.scrollTop, isFast]
    clearTimeout(timer)
    timer = setTimeout(() => onChange(false), RESTS_AFTER_MS)
  }
  // Before the virtualizer's listener changes the DOM: afterwards, reading the offset forces a layout.
  scroller.addEventListener('scroll', onScroll, { passive: true, capture: true })
  return () => {
    scroller.removeEventListener('scroll', onScroll, { capture: true })
    clearTimeout(timer)
  }
}

/** Whether a fling passes the lines. Its end renders as a transition: many lines become whole at once. */
export function useIsFlung(scroller: RefObject<HTMLElement | null>): boolean {
  const [isFlung, setFlung] = useState(false)
  useEffect(() => {
    if (!scroller.current) return undefined
    return watchFlings(scroller.current, (isPassing) => {
      if (isPassing) setFlung(true)
      else startTransition(() => setFlung(false))
    })
  }, [scroller])
  return isFlung
}
