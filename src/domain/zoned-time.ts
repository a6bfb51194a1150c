/** What a clock on the wall shows; `month` from 1. */
export interface WallClock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const DAY_MS = 24 * 60 * 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** Dear to make, and asked for by every day of a period. */
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

/** What the clocks of a zone show at a moment; nothing for a zone nobody knows. */
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

/**
 * The moment at which the clocks of a zone show this. An hour that a change of clocks leaves out is the same wait later;
 * of one that comes twice the first is meant. Nothing for a zone nobody knows.
 */
export function momentOf(clock: WallClock, timeZone: string): number | undefined {
  const wanted = asUtc(clock)
  const offsetAt = (at: number) => {
    const shown = wallClock(at, timeZone)
    return shown && asUtc(shown) - Math.floor(at / 60_000) * 60_000
  }
  // The offsets a day around are the only ones that can hold.
  const before = offsetAt(wanted - DAY_MS)
  const after = offsetAt(wanted + DAY_MS)
  if (before === undefined || after === undefined) return undefined
  const fits = [before, after]
    .map((offset) => wanted - offset)
    .filter((at) => asUtc(wallClock(at, timeZone) ?? clock) === wanted)
  return fits.length > 0 ? Math.min(...fits) : wanted - before
}

/** That time of day in a zone, today or so many days later. */
export function atHour(now: number, timeZone: string, hour: number, inDays = 0): number | undefined {
  const today = wallClock(now, timeZone)
  // The zone's days, not spans of 24 hours: days with a change of clocks are longer or shorter.
  return today && momentOf({ ...today, day: today.day + inDays, hour, minute: 0 }, timeZone)
}
