import { dayOf } from '@/domain/day'

import { teamLogs } from '../clock'
import { csvFile } from '../performance/csv-file'
import type { World } from '../world'
import { secondsIn } from './clocked'
import { activePart } from './log-entry'
import { personIn } from './person'

const hours = (seconds: number): string => (seconds / 3600).toFixed(2)

interface Asked {
  from: number
  to: number
  timezone: string
  userIds: ReadonlySet<string> | undefined
}

interface PayrollDay {
  userId: string
  day: string
  /** Seconds. */
  clocked: number
  active: number
}

/** Hours by person and day: as much as lies in the period, on the day that it began there; so far, where somebody is at work. */
export function payrollDays(world: World, { from, to, timezone, userIds }: Asked): PayrollDay[] {
  const period = { from, to: Math.max(from, Math.min(to, world.now() + 1)) }
  const days = new Map<string, PayrollDay>()
  for (const log of teamLogs(world, period.from, period.to, userIds)) {
    const clocked = secondsIn(log, period)
    if (clocked === 0) continue
    const { userId } = log
    const day = dayOf(Math.max(from, log.clockInAt), timezone)
    const known = days.get(`${userId} ${day}`) ?? { userId, day, clocked: 0, active: 0 }
    const active = known.active + Math.floor(clocked * activePart(log, world.now()))
    days.set(`${userId} ${day}`, { ...known, clocked: known.clocked + clocked, active })
  }
  return [...days.values()]
}

/** The same as a payroll office takes it. */
export function payrollFile(world: World, asked: Asked) {
  const rows = payrollDays(world, asked).map((one) => ({ ...one, person: personIn(world, one.userId) }))
  const nameOf = ({ person, userId }: (typeof rows)[number]) => person?.legalFullName ?? userId
  const data = rows
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)) || (one.day < other.day ? -1 : 1))
    .map((row) => [nameOf(row), row.person?.email ?? '', row.day, hours(row.clocked), hours(row.active)])
  return csvFile(world, ['Person', 'Email', 'Day', 'Clocked hours', 'Active hours'], data)
}
