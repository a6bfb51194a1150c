import { formatDateTime, formatRelative } from '@/i18n/format'
import { useMinute } from '@/services/tick'

/** How long ago or until, kept up to date; the exact moment on hover. */
export function RelativeTime({ at }: { at: number }) {
  const minute = useMinute()
  // The minute began before what has just happened: that is now, not in a moment.
  const now = Math.abs(at - minute) < 60_000 ? at : minute
  return (
    <time dateTime={new Date(at).toISOString()} title={formatDateTime(at)} className="whitespace-nowrap">
      {formatRelative(at, now)}
    </time>
  )
}
