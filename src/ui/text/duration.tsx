import { formatCompactDuration, formatWaitingTime } from '@/i18n/format'

/** Shows a duration in its two largest units, `46h 12m`; a wait in one: `12 min`, never `12:06`. */
export function Duration({ ms, isWait = false }: { ms: number; isWait?: boolean }) {
  return (
    <bdi className="whitespace-nowrap tabular-nums">
      {isWait ? formatWaitingTime(ms) : formatCompactDuration(ms)}
    </bdi>
  )
}
