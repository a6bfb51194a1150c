/** Parts of a date or time field, in the names of `Intl`. */
export const SEGMENTS = ['year', 'month', 'day', 'hour', 'minute', 'dayPeriod'] as const
export type Segment = (typeof SEGMENTS)[number]

/** Names of the halves of the day, in a field with a 12-hour clock. */
interface DayHalves {
  am: string
  pm: string
}

/** Keys per segment for a day, a time or both: `2026-11-24`, `18:30`, `2026-11-24T18:30`. */
export function segmentKeysFor(
  text: string,
  halves: DayHalves | undefined,
): Partial<Record<Segment, string>> {
  const [, year, month, day] = /(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []
  const [, hour, minute] = /(\d{2}):(\d{2})/.exec(text) ?? []
  return {
    ...(year && month && day && { year, month: String(Number(month)), day: String(Number(day)) }),
    ...(hour && minute && { hour: halves ? String(((Number(hour) + 11) % 12) + 1) : hour, minute }),
    ...(hour && halves && { dayPeriod: (Number(hour) < 12 ? halves.am : halves.pm).slice(0, 1) }),
  }
}
