import type { ParsedRequestOf } from '@/api/call'
import type { listEmployees } from '@/api/calls/agency/employees'
import { rankOf } from '@/domain/agency/employee'
import { elapsedMs, isOnDuty } from '@/domain/shift/work-log'

import type { Account } from '../../rules/account/accounts'
import { pageOf } from '../../rules/base/paging'
import { forbidden } from '../../rules/base/refusal'
import { sortBy, type SortValue } from '../../rules/base/sort-by'
import type { World } from '../../state/world'
import { employeeRows, isSecondFactorOn } from './employee-row'
import { groupNameOf, groupTest } from '../../rules/people/staff-groups'
import { type TeamWeek, weekHours, type Week } from '../../rules/shifts/week-hours'
import { allPeople, type Person } from '../../rules/account/person'
import { listSets } from '../../rules/account/permission-sets'
import { maySee, maySeeMoney, maySeeSecondFactor } from '../../rules/account/ranks'

type EmployeeListRequest = ParsedRequestOf<typeof listEmployees>
type SortKey = EmployeeListRequest['sort']['by']

type KeyOf = (person: Person) => SortValue
type ClockKey = 'clock' | 'lastActiveAt' | 'planned' | 'clocked'

const isClockKey = (by: SortKey): by is ClockKey =>
  by === 'clock' || by === 'lastActiveAt' || by === 'planned' || by === 'clocked'

/** The sort key function; sets, clocks and hours are looked up only on demand. */
function sortKeyOf(world: World, caller: Account, by: SortKey, week: () => TeamWeek): KeyOf {
  if (isClockKey(by)) return clockKey(world, by, week())
  const now = world.now()
  const keys: Record<Exclude<SortKey, ClockKey>, () => KeyOf> = {
    name: () => (person) => (person.displayName || person.email).toLowerCase(),
    email: () => (person) => person.email.toLowerCase(),
    role: () => (person) => rankOf(person.roles),
    group: () => (person) => normalized(person.groupId === null ? null : groupNameOf(world, person.groupId)),
    set: () => setKey(world),
    creators: () => (person) => person.creatorIds.length,
    // A lapsed invitation sorts apart from valid ones.
    status: () => (person) => (isLapsed(person, now) ? 'lapsed' : person.status),
    invitedAt: () => (person) => person.invitedAt,
    inviteEndsAt: () => (person) => person.inviteEndsAt,
    // The order would reveal what the client may not see.
    pay: () => (person) => (maySeeMoney(caller) ? (person.pay?.hourly ?? null) : null),
  }
  return keys[by]()
}

const normalized = (text: string | null | undefined): string | null => text?.toLowerCase() ?? null

const isLapsed = ({ status, inviteEndsAt }: Person, now: number): boolean =>
  status === 'invited' && inviteEndsAt !== null && inviteEndsAt < now

function setKey(world: World): KeyOf {
  const names = new Map(listSets(world).map(({ permissionSetId, name }) => [permissionSetId, name]))
  return ({ permissionSetId }) => normalized(permissionSetId === null ? null : names.get(permissionSetId))
}

function clockKey(world: World, by: ClockKey, week: TeamWeek): KeyOf {
  if (by === 'lastActiveAt') return ({ userId }) => week.logOf(userId)?.lastActiveAt ?? null
  if (by !== 'clock') return ({ userId, status }) => (status === 'invited' ? null : week.hoursOf(userId)[by])
  const now = world.now()
  return ({ userId }) => {
    const log = week.logOf(userId)
    return isOnDuty(log) ? elapsedMs(log, now) : null
  }
}

function matchesRequest(
  person: Person,
  { query, userIds, roles, status, creatorId, servesAnyOf }: EmployeeListRequest,
  isInGroup: ReturnType<typeof groupTest>,
): boolean {
  const wanted = query.trim().toLowerCase()
  return (
    (userIds === undefined || userIds.includes(person.userId)) &&
    (status === undefined || person.status === status) &&
    isInGroup(person.groupId) &&
    (creatorId === undefined || person.creatorIds.includes(creatorId)) &&
    (servesAnyOf === undefined || servesAnyOf.some((id) => person.creatorIds.includes(id))) &&
    // A person's role is their highest, so a search for chatters finds no directors.
    (roles === undefined || roles.length === 0 || roles.some((role) => isHighest(person, role))) &&
    [person.displayName, person.legalFullName, person.email, person.username].some((text) =>
      text.toLowerCase().includes(wanted),
    )
  )
}

const isHighest = ({ roles }: Person, role: string): boolean => rankOf([role]) === rankOf(roles)

const requestedWeek = ({ week }: EmployeeListRequest): Week | undefined =>
  week && { from: Date.parse(week.from), to: Date.parse(week.to) }

/** Summing the hours of thousands would take the mock too long. */
const MAX_SUMMED_PEOPLE = 500

/** The summed hours of some people. */
function hoursSumOf(people: readonly Person[], week: TeamWeek) {
  const figures = { planned: 0, clocked: 0 }
  for (const { userId, status } of people) {
    if (status === 'invited') continue
    const { planned, clocked } = week.hoursOf(userId)
    figures.planned += planned
    figures.clocked += clocked
  }
  return figures
}

/** People the client may see, filtered, sorted and paged, with the counts of the tabs. */
export function listPeople(world: World, caller: Account, asked: EmployeeListRequest) {
  const { hasSecondFactor } = asked
  if (hasSecondFactor !== undefined && !maySeeSecondFactor(caller)) throw forbidden()
  const seen = allPeople(world).filter((person) => maySee(world, caller, person))
  const counts = { active: 0, invited: 0, inactive: 0 }
  for (const { status } of seen) counts[status] += 1
  const isInGroup = groupTest(world, asked.groupId)
  const found = seen.filter(
    (person) =>
      matchesRequest(person, asked, isInGroup) &&
      (hasSecondFactor === undefined || isSecondFactorOn(world, person) === hasSecondFactor),
  )
  const span = requestedWeek(asked)
  let cached: TeamWeek | undefined
  const week = () => (cached ??= weekHours(world, new Set(found.map(({ userId }) => userId)), span))
  const { by, descending } = asked.sort
  const inOrder = sortBy(found, sortKeyOf(world, caller, by, week), descending)
  // Amounts of several currencies do not compare.
  const isByPay = by === 'pay' && maySeeMoney(caller)
  const sorted = isByPay ? sortBy(inOrder, ({ pay }) => pay?.currency ?? null, false) : inOrder
  const { data, lastId } = pageOf(sorted, ({ userId }) => userId, asked)
  const isSummed = span && asked.status !== 'invited' && found.length <= MAX_SUMMED_PEOPLE
  const figures = isSummed ? hoursSumOf(found, week()) : null
  return { data: employeeRows(world, caller, data, span), lastId, counts, figures }
}
