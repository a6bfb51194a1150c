import { DAY_MS, HOUR_MS, MINUTE_MS, startOfDay } from './calendar'
import { between, chance, random, seedOf } from './random'
import { STAFF, type SeedStaff } from './staff'

export interface SeedShift {
  shiftId: string
  userId: string
  startAt: number
  endAt: number
}

export interface SeedLog {
  chatterWorkLogId: string
  userId: string
  clockInAt: number
  /** When the person will have clocked out, were nobody to change it. */
  clockOutAt: number
}

/** When the agency's clocks show an hour of a day; later hours are those of the next day. The clocks are changed before 3. */
function atHour(day: number, hour: number): number {
  if (hour >= 24) return atHour(day + 1, hour - 24)
  const changed = startOfDay(day + 1) - startOfDay(day) - DAY_MS
  return startOfDay(day) + hour * HOUR_MS + (hour >= 3 ? changed : 0)
}

/** Whether somebody's week has a shift on that day; five days in seven, the same every week. */
const worksOn = (person: SeedStaff, day: number): boolean =>
  person.payPerHour > 0 && (day + person.index * 3) % 7 < 5

/** The days of somebody's week that have a shift; 0 is Sunday. */
export const weekdaysOf = (person: SeedStaff): number[] =>
  [0, 1, 2, 3, 4, 5, 6].filter((weekday) => worksOn(person, weekday + 3))

/** The shift somebody was planned for on a day. */
export function shiftOf(person: SeedStaff, day: number): SeedShift | undefined {
  if (!worksOn(person, day)) return undefined
  const startAt = atHour(day, person.shiftStartHour)
  const endAt = atHour(day, person.shiftStartHour + person.shiftHours)
  return { shiftId: `shift-${person.index + 1}-${day}`, userId: person.userId, startAt, endAt }
}

const known = new Map<number, SeedLog | undefined>()

/** When somebody really worked on a day; made once, when first asked for. */
export function logOf(person: SeedStaff, day: number): SeedLog | undefined {
  const key = person.index * 100_000 + day
  if (known.has(key)) return known.get(key)
  const made = makeLog(person, day)
  known.set(key, made)
  return made
}

/** Planned shifts are kept 19 times in 20, give or take some minutes. */
function makeLog(person: SeedStaff, day: number): SeedLog | undefined {
  const shift = shiftOf(person, day)
  if (!shift || chance(51, person.index, day) < 0.05) return undefined
  const roll = random(seedOf(52, person.index, day))
  const clockInAt = shift.startAt + between(roll(), -8, 14) * MINUTE_MS + between(roll(), 0, 59) * 1000
  // Now and then a log was forgotten and runs far too long.
  const overrun = roll() < 0.015 ? between(roll(), 290, 380) : between(roll(), -25, 35)
  const clockOutAt = shift.endAt + overrun * MINUTE_MS + between(roll(), 0, 59) * 1000
  return { chatterWorkLogId: `log-${person.index + 1}-${day}`, userId: person.userId, clockInAt, clockOutAt }
}

const days = new Map<number, readonly SeedLog[]>()

/** Everybody's logs that began on a day; made once, when first asked for. */
export function logsOfDay(day: number): readonly SeedLog[] {
  const known = days.get(day)
  if (known) return known
  const made = STAFF.map((person) => logOf(person, day)).filter((log) => log !== undefined)
  days.set(day, made)
  return made
}
