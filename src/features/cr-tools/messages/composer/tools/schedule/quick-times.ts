import { momentAtHour } from '@/domain/time/zoned-time'
import { HOUR_MS } from '@/lib/duration'

export type QuickTimeId = 'in_hour' | 'tonight' | 'tomorrow'
export interface QuickTime {
  id: QuickTimeId
  at: number
}

const FIVE_MINUTES_MS = 5 * 60_000

/** Returns quick times in the fan's time zone that are still in the future. */
export function quickTimes(now: number, timeZone: string): QuickTime[] {
  const inHour = Math.ceil((now + HOUR_MS) / FIVE_MINUTES_MS) * FIVE_MINUTES_MS
  const all = [
    { id: 'in_hour', at: inHour },
    { id: 'tonight', at: momentAtHour(now, timeZone, 20) },
    { id: 'tomorrow', at: momentAtHour(now, timeZone, 9, 1) },
  ] as const
  return all.flatMap(({ id, at }) => (at !== undefined && at > now ? [{ id, at }] : []))
}
