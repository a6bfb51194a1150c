import { momentOf, wallClock } from './zoned-time'

const two = (value: number): string => String(value).padStart(2, '0')

/** A moment as a `datetime-local` field writes it, by the clocks of a zone. */
export function toZonedInput(at: number | null, timezone: string): string {
  const clock = at === null ? undefined : wallClock(at, timezone)
  if (!clock) return ''
  const { year, month, day, hour, minute } = clock
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`
}

/** The moment such a field holds; nothing when it is not filled in. What it did not change keeps its seconds. */
export function fromZonedInput(text: string, timezone: string, before: number | null): number | undefined {
  if (before !== null && text === toZonedInput(before, timezone)) return before
  const found = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(text)
  if (!found) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = found.slice(1).map(Number)
  return momentOf({ year, month, day, hour, minute }, timezone)
}
