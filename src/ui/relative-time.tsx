import { useSyncExternalStore } from 'react'

import { formatDateTime, formatRelative } from '@/i18n/format'
import { toServerTime } from '@/services/server-clock'
import { onTick, tickedAt } from '@/services/tick'

/** Shows relative time by the server's clock; re-renders when the text changes, not each second. */
export function RelativeTime({ at }: { at: number }) {
  const words = useSyncExternalStore(onTick, () => formatRelative(at, toServerTime(tickedAt())))
  return (
    <time
      dir="auto"
      dateTime={new Date(at).toISOString()}
      title={formatDateTime(at)}
      className="whitespace-nowrap"
    >
      {words}
    </time>
  )
}
