import { DAY_MS, MINUTE_MS } from '@/lib/duration'
import { twoDigits } from '@/lib/text/two-digits'

/** A wall-clock time without a zone; `month` from 1. */
export interface WallClock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formatters are slow to create, and every day of a period needs one. */
function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
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

/** The wall clock of a zone at a moment; undefined for an unknown zone. */
export function wallClock(at: number, timeZone: string): WallClock | undefined {
  try {
    const parts = formatterFor(timeZone).formatToParts(at)
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

const utcOfClock = ({ year, month, day, hour, minute }: WallClock): number =>
  Date.UTC(year, month - 1, day, hour, minute)

/** The two moments of a wall time by the offsets of the day before and after; only those can apply. */
function candidateMoments(clock: WallClock, timeZone: string): [before: number, after: number] | undefined {
  const wanted = utcOfClock(clock)
  const offsetAt = (at: number) => {
    const shown = wallClock(at, timeZone)
    return shown && utcOfClock(shown) - Math.floor(at / MINUTE_MS) * MINUTE_MS
  }
  const before = offsetAt(wanted - DAY_MS)
  const after = offsetAt(wanted + DAY_MS)
  return before === undefined || after === undefined ? undefined : [wanted - before, wanted - after]
}

/** Every moment with this wall time in a zone, in order: none inside a gap, two inside an overlap. */
function momentsOfClock(clock: WallClock, timeZone: string): number[] {
  const shows = (at: number) => utcOfClock(wallClock(at, timeZone) ?? clock) === utcOfClock(clock)
  return [...new Set(candidateMoments(clock, timeZone))].filter(shows).toSorted((a, b) => a - b)
}

/**
 * The moment of a wall time in a zone. A time that a clock change skips moves on by the length of the gap; a
 * repeated one is the first. Undefined for an unknown zone.
 */
export function momentOfClock(clock: WallClock, timeZone: string): number | undefined {
  return momentsOfClock(clock, timeZone)[0] ?? candidateMoments(clock, timeZone)?.[0]
}

/** Whether the wall time of a moment occurs twice, because clocks go back. */
export function isRepeatedTime(at: number, timeZone: string): boolean {
  const clock = wallClock(at, timeZone)
  return clock !== undefined && momentsOfClock(clock, timeZone).length > 1
}

/** The moment of that hour in a zone, today or `inDays` later. */
export function momentAtHour(now: number, timeZone: string, hour: number, inDays = 0): number | undefined {
  const today = wallClock(now, timeZone)
  // Calendar days of the zone, not 24 hours: days with a clock change are longer or shorter.
  return today && momentOfClock({ ...today, day: today.day + inDays, hour, minute: 0 }, timeZone)
}

/** The time of day in a zone as text, `09:05`; empty for an unknown zone. */
export function formatTimeOfDay(at: number, timeZone: string): string {
  const clock = wallClock(at, timeZone)
  return clock ? `${twoDigits(clock.hour)}:${twoDigits(clock.minute)}` : ''
}

/** The wall time of a zone as text, `2026-11-24T09:05`; empty for an unknown zone. */
export function formatWallTime(at: number, timeZone: string): string {
  const clock = wallClock(at, timeZone)
  if (!clock) return ''
  const day = `${String(clock.year).padStart(4, '0')}-${twoDigits(clock.month)}-${twoDigits(clock.day)}`
  return `${day}T${twoDigits(clock.hour)}:${twoDigits(clock.minute)}`
}

/** The moment of a wall time text in a zone (see `momentOfClock`); undefined for other text and unknown zones. */
export function parseWallTime(text: string, timeZone: string): number | undefined {
  const found = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(text)
  if (!found) return undefined
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = found.slice(1).map(Number)
  const clock = { year, month, day, hour, minute }
  // `Date.UTC` would carry April 31 over to May.
  return new Date(utcOfClock(clock)).toISOString().startsWith(text)
    ? momentOfClock(clock, timeZone)
    : undefined
}
