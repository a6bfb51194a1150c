/** The agency's own time zone: its days begin at Warsaw midnight. */
export const AGENCY_TIME_ZONE = 'Europe/Warsaw'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
/** How far back the seed reaches. */
export const SEEDED_DAYS = 90

/** Seeds are made by UTC day, counted from 1970, so that yesterday stays what it was when today becomes yesterday. */
export const dayOf = (at: number): number => Math.floor(at / DAY_MS)
export const startOfDay = (day: number): number => day * DAY_MS
export const iso = (at: number): string => new Date(at).toISOString()

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

/** How far the zone's wall clock is ahead of UTC at that moment. */
export function zoneOffsetMs(at: number, timeZone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(at)) part[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

/** Midnight, in the zone, of the day that holds the moment. */
export function startOfZoneDay(at: number, timeZone: string): number {
  const wall = at + zoneOffsetMs(at, timeZone)
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS
  const guess = midnight - zoneOffsetMs(at, timeZone)
  // The clock may have been changed between midnight and the moment.
  return midnight - zoneOffsetMs(guess, timeZone)
}

/** The zone's days that a range touches, as moments: `from`, every midnight within, `to`. */
export function zoneDays(from: number, to: number, timeZone: string): number[] {
  const edges = [from]
  let next = from
  for (;;) {
    // Noon of the next day is safe from any change of the clock.
    next = startOfZoneDay(startOfZoneDay(next, timeZone) + 36 * HOUR_MS, timeZone)
    if (next >= to) return [...edges, to]
    edges.push(next)
  }
}
