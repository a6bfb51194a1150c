import type { Correction, LogTimes } from '@/domain/shift/correction'
import { dayOf } from '@/domain/time/day'
import { formatDate, formatTime } from '@/i18n/format'

type LogSpan = Pick<LogTimes, 'clockInAt' | 'clockOutAt'>

const logLength = ({ clockInAt, clockOutAt }: LogSpan): number | null =>
  clockOutAt === null ? null : clockOutAt - clockInAt

/** The change in a log's length, in ms; null if either version still runs. */
export function logLengthChange({ before, after }: Pick<Correction, 'before' | 'after'>): number | null {
  const [was, would] = [logLength(before), logLength(after)]
  return was === null || would === null ? null : would - was
}

/** Formats a time of a log, with the day only if it differs from the day the log began. */
export function formatLogTime(at: number, begunAt: number, timezone: string): string {
  return dayOf(at, timezone) === dayOf(begunAt, timezone)
    ? formatTime(at, { hour: 'numeric', minute: '2-digit', timeZone: timezone })
    : formatDate(at, {
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone: timezone,
      })
}
