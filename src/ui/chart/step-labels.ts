import { dayOf, startOfDay } from '@/domain/time/day'
import { formatDate, formatTime } from '@/i18n/format'
import { DAY_MS, HOUR_MS } from '@/lib/duration'
import { deviceTimeZone } from '@/lib/device-time-zone'

type StepSize = 'hour' | 'day' | 'week' | 'month'

/** A week of days is labelled by weekday. */
const BY_WEEKDAY_UP_TO = 8

/** The length of a step; a lone one that begins with a day is the whole day. */
function stepLength([first = 0, second]: readonly number[], timezone: string): number {
  if (second !== undefined) return second - first
  return startOfDay(dayOf(first, timezone), timezone) === first ? DAY_MS : HOUR_MS
}

function stepSizeOf(points: readonly number[], timezone: string): StepSize {
  const length = stepLength(points, timezone)
  if (length < 23 * HOUR_MS) return 'hour'
  if (length < 2 * DAY_MS) return 'day'
  return length < 10 * DAY_MS ? 'week' : 'month'
}

const FULL: Record<StepSize, Intl.DateTimeFormatOptions> = {
  hour: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'long', month: 'short', day: 'numeric' },
  week: { month: 'short', day: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
}

const STRIDES: Record<StepSize, readonly number[]> = {
  hour: [1, 2, 3, 6, 12, 24],
  day: [1, 2, 7, 14, 28, 56],
  week: [1, 2, 3, 6, 12],
  month: [1, 2, 3, 6, 12],
}

/** Labels a step in full; with the zone where the clock goes back, and an hour has the same label twice. */
function fullLabels(points: readonly number[], options: Intl.DateTimeFormatOptions) {
  const label = (at: number) => formatDate(at, options)
  const repeated = new Set(
    points.filter(
      (at, index) => at - (points[index - 1] ?? at) === HOUR_MS && label(at) === label(at - HOUR_MS),
    ),
  )
  return (at: number): string =>
    repeated.has(at) || repeated.has(at + HOUR_MS)
      ? formatDate(at, { ...options, timeZoneName: 'short' })
      : label(at)
}

/** Returns the labels of a chart's steps: in full, and short for its axis. */
export function stepLabels(points: readonly number[], timezone: string | undefined) {
  const step = stepSizeOf(points, timezone ?? deviceTimeZone())
  const zone = timezone ? { timeZone: timezone } : {}
  const short: Intl.DateTimeFormatOptions =
    step === 'month'
      ? { month: 'short' }
      : step === 'day' && points.length <= BY_WEEKDAY_UP_TO
        ? { weekday: 'short', day: 'numeric' }
        : { month: 'short', day: 'numeric' }
  return {
    full: fullLabels(points, { ...FULL[step], ...zone }),
    short: (at: number): string =>
      step === 'hour'
        ? formatTime(at, { hour: 'numeric', minute: '2-digit', ...zone })
        : formatDate(at, { ...short, ...zone }),
    /** Steps between labels, in units that people count in. */
    strides: STRIDES[step],
  }
}
