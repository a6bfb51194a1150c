export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
/** Of a day without a clock change; calendar days are counted by `domain/time/day.ts`. */
export const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS

export const HOUR_S = 3600

/** Seconds as hours with two decimals, as files for other programs take them. */
export const hoursOfSeconds = (seconds: number): number => Math.round((seconds / HOUR_S) * 100) / 100
