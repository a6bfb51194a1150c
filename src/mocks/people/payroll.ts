import { teamLogs } from '../clock'
import { csvFile } from '../performance/csv-file'
import { dayOf } from '@/domain/day'
import type { World } from '../world'
import { activeSeconds } from './log-entry'
import { personIn } from './person'

const hours = (seconds: number): string => (seconds / 3600).toFixed(2)

interface Asked {
  from: number
  to: number
  timezone: string
  userIds: ReadonlySet<string> | undefined
}

/** Hours by person and day, as a payroll office takes them: days are those of the zone a log began in. */
export function payrollFile(world: World, { from, to, timezone, userIds }: Asked) {
  const rows = new Map<
    string,
    { person: string; email: string; day: string; clocked: number; active: number }
  >()
  for (const log of teamLogs(world, from, to, userIds)) {
    // Still at work, or begun before: counted where it ends up whole.
    if (log.clockOutAt === null || log.clockInAt < from) continue
    const day = dayOf(log.clockInAt, timezone)
    const person = personIn(world, log.userId)
    const key = `${log.userId} ${day}`
    const names = { person: person?.legalFullName ?? log.userId, email: person?.email ?? '' }
    const row = rows.get(key) ?? { ...names, day, clocked: 0, active: 0 }
    row.clocked += (log.clockOutAt - log.clockInAt) / 1000
    row.active += activeSeconds(log, world.now())
    rows.set(key, row)
  }
  const data = [...rows.values()]
    .toSorted((one, other) => one.person.localeCompare(other.person) || (one.day < other.day ? -1 : 1))
    .map(({ person, email, day, clocked, active }) => [person, email, day, hours(clocked), hours(active)])
  return csvFile(world, ['Person', 'Email', 'Day', 'Clocked hours', 'Active hours'], data)
}
