import type * as v from 'valibot'

import type { ParsedRequestOf } from '@/api/call'
import type { listWorkDays } from '@/api/calls/shifts'
import type { WorkDay } from '@/domain/work-day'
import { addFigures, adherenceOf, NO_WORK, type WorkedDay, workDays } from '@/domain/work-days'

import { teamLogs } from '../clock'
import { page } from '../paging'
import { iso } from '../seed/calendar'
import type { StoredLog } from '../state'
import type { World } from '../world'
import { groupTest } from './groups'
import { activeSeconds, flagsOf, wireEntry } from './log-entry'
import { type Person, personIn } from './person'
import { heldBetween } from './plan'

type Asked = ParsedRequestOf<typeof listWorkDays>
type Value = string | number | null

/** A higher limit, because an export fetches all days and they are small. */
const MOST = 2000

/** Users the client sees; undefined for all. */
type Seen = ReadonlySet<string> | undefined

interface NamedDay extends WorkedDay<WorkedLog> {
  name: string
}
type WorkedLog = StoredLog & { chatterId: string; activeSeconds: number }

const nameOf = (person: Person | undefined, userId: string): string =>
  person?.displayName || person?.legalFullName || person?.email || userId

/** Logs that overlap a period, prepared for grouping by day. */
export const workedLogs = (
  world: World,
  { from, to }: { from: number; to: number },
  seen: Seen,
): WorkedLog[] =>
  teamLogs(world, from, to, seen).map((log) => ({
    ...log,
    chatterId: log.userId,
    activeSeconds: activeSeconds(log, world.now()),
  }))

/** Matching days, unsorted. */
function daysOf(world: World, asked: Asked, seen: Seen): NamedDay[] {
  const [from, to, now] = [Date.parse(asked.from), Date.parse(asked.to), world.now()]
  const logs = workedLogs(world, { from, to }, seen)
  const shifts = heldBetween(world, from, to, seen)
  const wanted = asked.query.trim().toLowerCase()
  const isInGroup = groupTest(world, asked.groupId)
  const people = new Map<string, { name: string; fits: boolean }>()
  const personOf = (userId: string) => {
    const known = people.get(userId)
    if (known) return known
    const person = personIn(world, userId)
    const name = nameOf(person, userId)
    const made = { name, fits: isInGroup(person?.groupId) && name.toLowerCase().includes(wanted) }
    people.set(userId, made)
    return made
  }
  return workDays(logs, shifts, { from, to, timezone: asked.timezone, now })
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

function keyOf(world: World, by: Asked['sort']['by']): (day: NamedDay) => Value {
  switch (by) {
    case 'person':
      return ({ name }) => name.toLowerCase()
    case 'day':
      return ({ day }) => day
    case 'adherence':
      return ({ figures }) => adherenceOf(figures)
    case 'source':
      return ({ logs }) => logs.map(({ source }) => source).join()
    case 'flags':
      return (day) => flagsOfDay(world, day).size
    default:
      return ({ figures }) => figures[by]
  }
}

const idOf = ({ userId, day }: NamedDay): string => `${day} ${userId}`
const order = (one: string | number, other: string | number): number =>
  one === other ? 0 : one < other ? -1 : 1

/** Sorts days; those without a value come last, ties by newest first and then by name. */
function sorted(world: World, days: readonly NamedDay[], { by, descending }: Asked['sort']): NamedDay[] {
  const key = keyOf(world, by)
  const sign = descending ? -1 : 1
  return days
    .map((day) => ({ day, value: key(day) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null)
        if (one.value !== other.value) return one.value === null ? 1 : -1
      return (
        sign * order(one.value ?? 0, other.value ?? 0) ||
        order(other.day.day, one.day.day) ||
        order(one.day.name, other.day.name) ||
        order(one.day.userId, other.day.userId)
      )
    })
    .map(({ day }) => day)
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
    logs: logs.map((log) => wireEntry(world, log)),
    shifts: shifts.map(({ startAt, endAt }) => ({ startAt: iso(startAt), endAt: iso(endAt) })),
    figures,
    canEdit: canEdit(userId),
  }) satisfies v.InferInput<typeof WorkDay>

/**
 * The requested days, filtered, sorted and paged, with the sums of all matches. `canEdit`: whose logs the
 * client may change.
 */
export function listDays(world: World, asked: Asked, seen: Seen, canEdit: (userId: string) => boolean) {
  const days = daysOf(world, asked, seen)
  const part = page(sorted(world, days, asked.sort), idOf, asked, MOST)
  return {
    data: part.data.map((day) => wireDay(world, day, canEdit)),
    lastId: part.lastId,
    total: days.length,
    figures: days.map(({ figures }) => figures).reduce(addFigures, NO_WORK),
  }
}
