import { useEffect, useRef, useSyncExternalStore } from 'react'

import { formatElapsed } from '@/domain/shift/work-log'
import { formatDateTime, formatRelative } from '@/i18n/format'
import { toServerTime } from '@/services/network/server-clock'
import { lastTickAt, onTick } from '@/services/page/tick'

/**
 * Shows relative time by the server's clock; re-renders when the text changes, not each second. `isSilent`: inside a
 * live region, where screen readers would announce each new minute.
 */
export function RelativeTime({ at, isSilent = false }: { at: number; isSilent?: boolean }) {
  const words = useSyncExternalStore(onTick, () => formatRelative(at, toServerTime(lastTickAt())))
  return (
    <time
      // Silent by its role: with `aria-live` it would stay readable behind dialogs.
      {...(isSilent && { role: 'timer' })}
      dir="auto"
      dateTime={new Date(at).toISOString()}
      title={formatDateTime(at)}
      className="whitespace-nowrap"
    >
      {words}
    </time>
  )
}

/**
 * A running timer that updates one text node each second without a render. Hidden from screen readers, which
 * would announce every second; the label beside it says what runs. `now` is the clock to use, the server's
 * for work logs.
 */
export function ElapsedTime({ since, now = Date.now }: { since: number; now?: () => number }) {
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = () => formatElapsed({ clockInAt: since, clockOutAt: null }, now())
    const write = () => {
      if (text.current?.firstChild) text.current.firstChild.nodeValue = shown()
    }
    write()
    return onTick(write)
  }, [since, now])
  return (
    <bdi ref={text} dir="ltr" role="timer" aria-live="off" className="tabular-nums">
      {formatElapsed({ clockInAt: since, clockOutAt: null }, now())}
    </bdi>
  )
}
