/** The agency's time zone: its days start at midnight in Warsaw. */
export const AGENCY_TIME_ZONE = 'Europe/Warsaw'

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** 01:00 UTC of a month's last Sunday. */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() - last.getUTCDay() * DAY_MS
}

/** The last requested year and its daylight saving time. */
let offsetCache = { begin: 0, end: 0, summer: 0, winter: 0 }

/** Warsaw's UTC offset by the European rule. Each response needs thousands, for which Intl is too slow. */
function agencyOffsetMs(at: number): number {
  if (at < offsetCache.begin || at >= offsetCache.end) {
    const year = new Date(at).getUTCFullYear()
    const [begin, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
    offsetCache = { begin, end, summer: lastSunday(year, 2), winter: lastSunday(year, 9) }
  }
  return at >= offsetCache.summer && at < offsetCache.winter ? 2 * HOUR_MS : HOUR_MS
}

/** The agency's day, counted from 1970. Seeds depend on the day, so that past days never change. */
export const agencyDay = (at: number): number => Math.floor((at + agencyOffsetMs(at)) / DAY_MS)
/** Midnight in Warsaw. Daylight saving time never changes between midnight there and midnight UTC. */
export const agencyDayStart = (day: number): number =>
  day * DAY_MS - agencyOffsetMs(day * DAY_MS - 2 * HOUR_MS)
export const iso = (at: number): string => new Date(at).toISOString()
export const isoOrNull = (at: number | null | undefined): string | null => (at == null ? null : iso(at))
/** The Monday of a day's week, in days since 1970-01-01, which was a Thursday. */
export const weekStartOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7)

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone)
  if (cached) return cached
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

/** The zone's UTC offset at that moment. */
export function zoneOffsetMs(at: number, timeZone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(at)) part[type] = Number(value)
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

/** Day boundaries of a zone in a range: `from`, every midnight within, `to`. */
export function zoneDays(from: number, to: number, timeZone: string): number[] {
  const edges = [from]
  let offset = zoneOffsetMs(from, timeZone)
  let wall = Math.floor((from + offset) / DAY_MS) * DAY_MS
  for (;;) {
    wall += DAY_MS
    // The offset may have changed since the previous day.
    offset = zoneOffsetMs(wall - offset, timeZone)
    if (wall - offset >= to) return [...edges, to]
    edges.push(wall - offset)
  }
}
