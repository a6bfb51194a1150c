import { useSyncExternalStore } from 'react'

import { formatDateTime, formatRelative } from '@/i18n/format'
import { toServerTime } from '@/services/network/server-clock'
import { onTick, lastTickAt } from '@/services/page/tick'

/** Shows relative time by the server's clock; re-renders when the text changes, not each second. */
export function RelativeTime({ at }: { at: number }) {
  const words = useSyncExternalStore(onTick, () => formatRelative(at, toServerTime(lastTickAt())))
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
