import { useSyncExternalStore } from 'react'

import { formatWaitingTime } from '@/i18n/format'
import { MINUTE_MS } from '@/lib/duration'
import { toServerTime } from '@/services/network/server-clock'
import { onTick, lastTickAt } from '@/services/page/tick'
import { cx } from '@/ui/cx'

/** Industry benchmark: under 5 minutes is good, over 10 is costly. */
const SLOW_FROM_MIN = 5
const COSTLY_FROM_MIN = 10

/**
 * A fan's waiting time in minutes: `12 min`; `now` replaces zero. Re-renders only when the minute changes.
 */
export function WaitingMinutes({ since, now }: { since: number; now?: string }) {
  const minutes = useSyncExternalStore(onTick, () =>
    Math.max(0, Math.floor((toServerTime(lastTickAt()) - since) / MINUTE_MS)),
  )
  const colour =
    minutes >= COSTLY_FROM_MIN ? 'text-danger-text' : minutes >= SLOW_FROM_MIN ? 'text-warning-text' : ''
  return (
    <time dateTime={new Date(since).toISOString()} className={cx('whitespace-nowrap tabular-nums', colour)}>
      <bdi>{minutes === 0 && now ? now : formatWaitingTime(minutes * MINUTE_MS)}</bdi>
    </time>
  )
}
