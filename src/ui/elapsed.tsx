import { useEffect, useRef } from 'react'

import { elapsed } from '@/domain/work-log'
import { onTick } from '@/services/tick'

/**
 * A running timer. Each second changes one text and renders nothing; silent to screen readers, which would read every
 * second aloud: the words beside it say what runs. `now` is the clock to count by, the server's for work logs.
 */
export function Elapsed({ since, now = Date.now }: { since: number; now?: () => number }) {
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = () => elapsed({ clockInAt: since, clockOutAt: null }, now())
    const write = () => {
      if (text.current?.firstChild) text.current.firstChild.nodeValue = shown()
    }
    write()
    return onTick(write)
  }, [since, now])
  return (
    <bdi ref={text} dir="ltr" role="timer" aria-live="off" className="tabular-nums">
      {elapsed({ clockInAt: since, clockOutAt: null }, now())}
    </bdi>
  )
}
