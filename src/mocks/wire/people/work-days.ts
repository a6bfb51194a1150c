import type * as v from 'valibot'

import type { ParsedRequestOf } from '@/api/call'
import type { listWorkDays } from '@/api/calls/agency/shifts'
import type { WorkDay } from '@/domain/shift/work-day'
import { shiftAdherence, NO_WORK } from '@/domain/shift/work-day-figures'
import { addWorkFigures, type ComputedWorkDay, computeWorkDays } from '@/mocks/rules/shifts/work-days'

import { teamLogs } from '../../rules/shifts/clock'
import { EXPORT_ROWS, pageOf } from '../../rules/base/paging'
import { sortBy, type SortValue } from '../../rules/base/sort-by'
import { iso } from '../../seed/calendar'
import type { StoredLog } from '../../state/state'
import type { World } from '../../state/world'
import { groupTest } from '../../rules/people/staff-groups'
import { activeSeconds, flagsOf, wireLogEntry } from '../../rules/shifts/log-entry'
import { type Person, findPerson } from '../../rules/account/person'
import { assignedBetween } from '../../rules/shifts/shift-plan'

type WorkDaysRequest = ParsedRequestOf<typeof listWorkDays>

/** Users the client sees; undefined for all. */
type VisibleUsers = ReadonlySet<string> | undefined

interface NamedDay extends ComputedWorkDay<WorkedLog> {
  name: string
}
type WorkedLog = StoredLog & { chatterId: string; activeSeconds: number }

const nameOf = (person: Person | undefined, userId: string): string =>
  person?.displayName || person?.legalFullName || person?.email || userId

/** Logs that overlap a period, prepared for grouping by day. */
export const workedLogs = (
  world: World,
  { from, to }: { from: number; to: number },
  seen: VisibleUsers,
): WorkedLog[] =>
  teamLogs(world, from, to, seen).map((log) => ({
    ...log,
    chatterId: log.userId,
    activeSeconds: activeSeconds(log, world.now()),
  }))

/** Matching days, unsorted. */
function matchingDays(world: World, asked: WorkDaysRequest, seen: VisibleUsers): NamedDay[] {
  const [from, to, now] = [Date.parse(asked.from), Date.parse(asked.to), world.now()]
  const logs = workedLogs(world, { from, to }, seen)
  const shifts = assignedBetween(world, from, to, seen)
  const wanted = asked.query.trim().toLowerCase()
  const isInGroup = groupTest(world, asked.groupId)
  const people = new Map<string, { name: string; fits: boolean }>()
  const personOf = (userId: string) => {
    const cached = people.get(userId)
    if (cached) return cached
    const person = findPerson(world, userId)
    const name = nameOf(person, userId)
    const made = { name, fits: isInGroup(person?.groupId) && name.toLowerCase().includes(wanted) }
    people.set(userId, made)
    return made
  }
  return computeWorkDays(logs, shifts, { from, to, timezone: asked.timezone, now })
    .filter(
      (day) =>
        personOf(day.userId).fits &&
        (asked.flag === undefined || flagsOfDay(world, day).has(asked.flag)) &&
        (asked.source === undefined || day.logs.some(({ source }) => source === asked.source)),
    )
    .map((day) => ({ ...day, name: personOf(day.userId).name }))
}

const flagsOfDay = (world: World, { logs }: { logs: readonly StoredLog[] }) =>
  new Set(logs.flatMap((log) => flagsOf(world, log)))

function sortKeyOf(world: World, by: WorkDaysRequest['sort']['by']): (day: NamedDay) => SortValue {
  switch (by) {
    case 'person':
      return ({ name }) => name.toLowerCase()
    case 'day':
      return ({ day }) => day
    case 'adherence':
      return ({ figures }) => shiftAdherence(figures)
    case 'source':
      return ({ logs }) => logs.map(({ source }) => source).join()
    case 'flags':
      return (day) => flagsOfDay(world, day).size
    default:
      return ({ figures }) => figures[by]
  }
}

const idOf = ({ userId, day }: NamedDay): string => `${day} ${userId}`

/** Sorts days; ties by newest first and then by name. */
function sortDays(
  world: World,
  days: readonly NamedDay[],
  { by, descending }: WorkDaysRequest['sort'],
): NamedDay[] {
  const byName = sortBy(days, ({ name, userId }) => `${name}\n${userId}`, false)
  const newestFirst = sortBy(byName, ({ day }) => day, true)
  return sortBy(newestFirst, sortKeyOf(world, by), descending)
}

const wireDay = (
  world: World,
  { userId, name, day, logs, shifts, figures }: NamedDay,
  canEdit: (userId: string) => boolean,
) =>
  ({
    userId,
    name,
    day,
    logs: logs.map((log) => wireLogEntry(world, log)),
    shifts: shifts.map(({ startAt, endAt }) => ({ startAt: iso(startAt), endAt: iso(endAt) })),
    figures,
    canEdit: canEdit(userId),
  }) satisfies v.InferInput<typeof WorkDay>

/**
 * The requested days, filtered, sorted and paged, with the sums of all matches. `canEdit`: whose logs the
 * client may change.
 */
export function listDays(
  world: World,
  asked: WorkDaysRequest,
  seen: VisibleUsers,
  canEdit: (userId: string) => boolean,
) {
  const days = matchingDays(world, asked, seen)
  const part = pageOf(sortDays(world, days, asked.sort), idOf, asked, EXPORT_ROWS)
  return {
    data: part.data.map((day) => wireDay(world, day, canEdit)),
    lastId: part.lastId,
    total: days.length,
    figures: days.map(({ figures }) => figures).reduce(addWorkFigures, NO_WORK),
  }
}
