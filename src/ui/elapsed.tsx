import { useEffect, useRef } from 'react'

import { onTick } from '@/services/tick'

/** hh:mm:ss, never with a minus sign, past 99 hours too (spec 2, decision 21). */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * A running timer. Each second changes one text and renders nothing; silent to screen readers, which would read every
 * second aloud: the words beside it say what runs. `now` is the clock to count by, the server's for work logs.
 */
export function Elapsed({ since, now = Date.now }: { since: number; now?: () => number }) {
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    const write = () => {
      if (text.current?.firstChild) text.current.firstChild.nodeValue = elapsedText(now() - since)
    }
    write()
    return onTick(write)
  }, [since, now])
  return (
    <bdi ref={text} dir="ltr" role="timer" aria-live="off" className="tabular-nums">
      {elapsedText(now() - since)}
    </bdi>
  )
}
