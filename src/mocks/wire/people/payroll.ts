import type { CsvCell } from '@/lib/csv'
import { computeWorkDays } from '@/mocks/rules/shifts/work-days'

import type { World } from '../../state/world'
import { findPerson } from '../../rules/account/person'
import { workedLogs } from './work-days'

const hours = (seconds: number) => ({ value: seconds / 3600, digits: 2 })

interface PayrollRequest {
  from: number
  to: number
  timezone: string
  userIds: ReadonlySet<string> | undefined
}

interface PayrollDay {
  userId: string
  day: string
  /** In seconds. */
  clocked: number
  active: number
}

/** Hours by person and day, by the rule of the list of work logs; open logs count up to now. */
export function payrollDays(world: World, { from, to, timezone, userIds }: PayrollRequest): PayrollDay[] {
  return computeWorkDays(workedLogs(world, { from, to }, userIds), [], {
    from,
    to,
    timezone,
    now: world.now(),
  })
    .map(({ userId, day, figures }) => ({
      userId,
      day,
      clocked: figures.worked / 1000,
      active: figures.active / 1000,
    }))
    .filter(({ clocked }) => clocked > 0)
}

/** The same as the table of the file for payroll. */
export function payrollTable(world: World, asked: PayrollRequest): CsvCell[][] {
  const rows = payrollDays(world, asked).map((one) => ({ ...one, person: findPerson(world, one.userId) }))
  const nameOf = ({ person, userId }: (typeof rows)[number]) => person?.legalFullName ?? userId
  const data = rows
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)) || (a.day < b.day ? -1 : 1))
    .map((row) => [nameOf(row), row.person?.email ?? '', row.day, hours(row.clocked), hours(row.active)])
  return [['Person', 'Email', 'Day', 'Clocked hours', 'Active hours'], ...data]
}
