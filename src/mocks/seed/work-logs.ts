import { DAY_MS, dayOf, HOUR_MS, MINUTE_MS, startOfDay } from './calendar'
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

/** The shift somebody was planned for on a day; five days in seven. */
export function shiftOf(person: SeedStaff, day: number): SeedShift | undefined {
  if (person.payPerHour === 0 || (day + person.index * 3) % 7 >= 5) return undefined
  const startAt = startOfDay(day) + person.shiftStartHour * HOUR_MS
  const endAt = startAt + person.shiftHours * HOUR_MS
  return { shiftId: `shift-${person.index + 1}-${day}`, userId: person.userId, startAt, endAt }
}

/** When somebody really worked on a day: planned shifts are kept 19 times in 20, give or take some minutes. */
export function logOf(person: SeedStaff, day: number): SeedLog | undefined {
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

/** The logs that touch a range. A shift may have begun the day before. */
export function logsBetween(from: number, to: number): SeedLog[] {
  const logs: SeedLog[] = []
  for (let day = dayOf(from - DAY_MS); day <= dayOf(to); day += 1) {
    for (const log of logsOfDay(day)) if (log.clockInAt < to && log.clockOutAt > from) logs.push(log)
  }
  return logs
}

/** Who the seed has on duty at a moment. */
export const onDutyAt = (at: number): SeedLog[] =>
  logsBetween(at, at + 1).filter((log) => log.clockInAt <= at && log.clockOutAt > at)

/** Whom the plan has on duty at a moment. */
export function plannedAt(at: number): SeedShift[] {
  const today = dayOf(at)
  return STAFF.flatMap((person) => [shiftOf(person, today - 1), shiftOf(person, today)]).filter(
    (shift) => shift !== undefined && shift.startAt <= at && shift.endAt > at,
  ) as SeedShift[] // filter has taken the undefined ones out
}
