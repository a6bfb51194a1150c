import { useSyncExternalStore } from 'react'

import { DEFAULT_REPLY_TARGET_MS, waitLevel } from '@/domain/chat/wait-level'
import { formatWaitingTime } from '@/i18n/format'
import { MINUTE_MS } from '@/lib/duration'
import { toServerTime } from '@/services/network/server-clock'
import { onTick, lastTickAt } from '@/services/page/tick'
import { cx } from '@/ui/cx'

const COLOUR = { good: '', slow: 'text-warning-text', costly: 'text-danger-text' } as const

/** Returns the whole minutes since a moment; re-renders only when they change. */
export const useWaitedMinutes = (since: number): number =>
  useSyncExternalStore(onTick, () =>
    Math.max(0, Math.floor((toServerTime(lastTickAt()) - since) / MINUTE_MS)),
  )

interface WaitingMinutesProps {
  since: number
  /** Replaces zero. */
  now?: string
  /** The creator's reply target, where the wait is of one creator. */
  targetMs?: number
}

/** A fan's waiting time in minutes: `12 min`. */
export function WaitingMinutes({ since, now, targetMs = DEFAULT_REPLY_TARGET_MS }: WaitingMinutesProps) {
  const minutes = useWaitedMinutes(since)
  const colour = COLOUR[waitLevel(minutes * MINUTE_MS, targetMs)]
  return (
    <time dateTime={new Date(since).toISOString()} className={cx('whitespace-nowrap tabular-nums', colour)}>
      <bdi>{minutes === 0 && now ? now : formatWaitingTime(minutes * MINUTE_MS)}</bdi>
    </time>
  )
}
