import { useEffect, useRef } from 'react'

import { elapsed } from '@/domain/work-log'
import { onTick } from '@/services/tick'

/**
 * A running timer that updates one text node each second without a render. Hidden from screen readers, which
 * would announce every second; the label beside it says what runs. `now` is the clock to use, the server's
 * for work logs.
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
