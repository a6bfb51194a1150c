import { useSyncExternalStore } from 'react'

import { formatDateTime, formatRelative } from '@/i18n/format'
import { onTick, tickedAt } from '@/services/tick'

/** How long ago or until, kept up to date: drawn again when the words change, not each second. */
export function RelativeTime({ at }: { at: number }) {
  const words = useSyncExternalStore(onTick, () => formatRelative(at, tickedAt()))
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
