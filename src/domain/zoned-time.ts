/** What a clock on the wall shows; `month` from 1. */
export interface WallClock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formatters are slow to create, and every day of a period needs one. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}

/** What the clocks of a zone show at a moment; undefined for an unknown zone. */
export function wallClock(at: number, timeZone: string): WallClock | undefined {
  try {
    const parts = formatOf(timeZone).formatToParts(at)
    const read = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((part) => part.type === type)?.value ?? 0)
    return {
      year: read('year'),
      month: read('month'),
      day: read('day'),
      hour: read('hour'),
      minute: read('minute'),
    }
  } catch {
    return undefined
  }
}

const asUtc = ({ year, month, day, hour, minute }: WallClock): number =>
  Date.UTC(year, month - 1, day, hour, minute)

/** A wall time that a day before and a day after would put at these moments; only offsets valid around it can apply. */
function candidates(clock: WallClock, timeZone: string): [before: number, after: number] | undefined {
  const wanted = asUtc(clock)
  const offsetAt = (at: number) => {
    const shown = wallClock(at, timeZone)
    return shown && asUtc(shown) - Math.floor(at / MINUTE_MS) * MINUTE_MS
  }
  const before = offsetAt(wanted - DAY_MS)
  const after = offsetAt(wanted + DAY_MS)
  return before === undefined || after === undefined ? undefined : [wanted - before, wanted - after]
}

/** Every moment at which the clocks of a zone show this, in order: none inside a gap, two inside an overlap. */
function momentsShowing(clock: WallClock, timeZone: string): number[] {
  const shows = (at: number) => asUtc(wallClock(at, timeZone) ?? clock) === asUtc(clock)
  return [...new Set(candidates(clock, timeZone))].filter(shows).toSorted((one, other) => one - other)
}

/**
 * The moment at which the clocks of a zone show this. A time that a change of clocks skips moves on by the length of the
 * gap; of one that comes twice it is the first. Undefined for an unknown zone.
 */
export function momentOf(clock: WallClock, timeZone: string): number | undefined {
  return momentsShowing(clock, timeZone)[0] ?? candidates(clock, timeZone)?.[0]
}

/** Whether the clocks of a zone show the same time twice around a moment, because they go back. */
export function comesTwice(at: number, timeZone: string): boolean {
  const clock = wallClock(at, timeZone)
  return clock !== undefined && momentsShowing(clock, timeZone).length > 1
}

/** That time of day in a zone, today or so many days later. */
export function atHour(now: number, timeZone: string, hour: number, inDays = 0): number | undefined {
  const today = wallClock(now, timeZone)
  // The zone's days, not spans of 24 hours: days with a change of clocks are longer or shorter.
  return today && momentOf({ ...today, day: today.day + inDays, hour, minute: 0 }, timeZone)
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The time of day in a zone as text, `09:05`; empty for an unknown zone. */
export function timeTextOf(at: number, timeZone: string): string {
  const clock = wallClock(at, timeZone)
  return clock ? `${two(clock.hour)}:${two(clock.minute)}` : ''
}

/** What the clocks of a zone show as text, `2026-11-24T09:05`; empty for an unknown zone. */
export function wallTextOf(at: number, timeZone: string): string {
  const clock = wallClock(at, timeZone)
  if (!clock) return ''
  const day = `${String(clock.year).padStart(4, '0')}-${two(clock.month)}-${two(clock.day)}`
  return `${day}T${two(clock.hour)}:${two(clock.minute)}`
}

/** The minute a wall time as text names in a zone (see `momentOf`); undefined for other text and unknown zones. */
export function momentOfText(text: string, timeZone: string): number | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(text)
  if (!found) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = found.slice(1).map(Number)
  const clock = { year, month, day, hour, minute }
  // `Date.UTC` would carry a 31st of April over to May.
  return new Date(asUtc(clock)).toISOString().startsWith(text) ? momentOf(clock, timeZone) : undefined
}
