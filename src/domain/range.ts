import * as v from 'valibot'

/** A period, as requests carry it: `from` belongs to it, `to` does not; days are counted in `timezone`. */
export const Range = v.object({
  from: v.pipe(v.string(), v.isoTimestamp()),
  to: v.pipe(v.string(), v.isoTimestamp()),
  timezone: v.string(),
})
export interface Range extends v.InferOutput<typeof Range> {}

/** The last so many whole days before today, by the device's own days: a day half gone would look like a loss. */
export function lastFullDays(days: number, now: number): Range {
  const today = new Date(now)
  const dayAt = (offset: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + offset).toISOString()
  return {
    from: dayAt(-days),
    to: dayAt(0),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}
