import { DAY_MS, HOUR_MS, MINUTE_MS, agencyDayStart } from '../calendar'
import { between, chance, random, seedOf } from '../random'
import { ROLL } from '../roll'
import { STAFF, type SeedStaff } from '../staff'
import { memo, memoByDay } from '../memo'

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
  /** When the person clocks out unless changed. */
  clockOutAt: number
}

/**
 * The moment of an agency hour on a day; hours of 24 and more belong to the next day. Time changes happen
 * before 3.
 */
function atHour(day: number, hour: number): number {
  if (hour >= 24) return atHour(day + 1, hour - 24)
  const changed = agencyDayStart(day + 1) - agencyDayStart(day) - DAY_MS
  return agencyDayStart(day) + hour * HOUR_MS + (hour >= 3 ? changed : 0)
}

/** Whether a person's week has a shift on that day: five days of seven, every week alike. */
const worksOn = (person: SeedStaff, day: number): boolean =>
  person.payPerHour > 0 && (day + person.index * 3) % 7 < 5

/** Weekdays with a shift; 0 is Sunday. */
export const weekdaysOf = (person: SeedStaff): number[] =>
  [0, 1, 2, 3, 4, 5, 6].filter((weekday) => worksOn(person, weekday + 3))

/** A person's planned shift of a day. */
export function seedShiftOf(person: SeedStaff, day: number): SeedShift | undefined {
  if (!worksOn(person, day)) return undefined
  const startAt = atHour(day, person.shiftStartHour)
  const endAt = atHour(day, person.shiftStartHour + person.shiftHours)
  return { shiftId: `shift-${person.index + 1}-${day}`, userId: person.userId, startAt, endAt }
}

/** People keep 19 of 20 planned shifts, give or take some minutes. */
function makeLog(person: SeedStaff, day: number): SeedLog | undefined {
  const shift = seedShiftOf(person, day)
  if (!shift || chance(ROLL.isAbsent, person.index, day) < 0.05) return undefined
  const roll = random(seedOf(ROLL.workLog, person.index, day))
  const clockInAt = shift.startAt + between(roll(), -8, 14) * MINUTE_MS + between(roll(), 0, 59) * 1000
  // Sometimes a person forgets to clock out.
  const overrun = roll() < 0.015 ? between(roll(), 290, 380) : between(roll(), -25, 35)
  const clockOutAt = shift.endAt + overrun * MINUTE_MS + between(roll(), 0, 59) * 1000
  return { chatterWorkLogId: `log-${person.index + 1}-${day}`, userId: person.userId, clockInAt, clockOutAt }
}

/** A person's actual log of a day. */
export const seedLogOf = memoByDay(makeLog)

/** Logs that started on a day. */
export const logsOfDay = memo(
  (day: number) => day,
  (day): readonly SeedLog[] =>
    STAFF.map((person) => seedLogOf(person, day)).filter((log) => log !== undefined),
)
