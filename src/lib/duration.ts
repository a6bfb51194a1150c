export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
/** Of a day without a clock change; calendar days are counted by `domain/time/day.ts`. */
export const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS

export const HOUR_S = 3600

/** The units of durations in files for other programs. */
export type SpanUnit = 'hour' | 'minute'

/** Seconds in a unit, with two decimals. */
export const secondsIn = (unit: SpanUnit, seconds: number): number =>
  Math.round((seconds / (unit === 'hour' ? HOUR_S : 60)) * 100) / 100
