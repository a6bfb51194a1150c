import { EMPLOYEE_ROLES, type EmployeeRole } from '@/domain/agency/employee'

import { CREATORS, LARGE_CREATOR_COUNT, allLargeCreators, type SeedCreator } from './creators'
import { staffName, plainHandle } from './names'
import { between, chance } from './random'
import { ROLL } from './roll'

export const AGENCY = { agencyId: 'agency-northlight', agencyName: 'Northlight', currency: 'USD' } as const

export const STAFF_GROUPS = [
  { groupId: 'group-1', name: 'Day team', parentId: null },
  { groupId: 'group-2', name: 'Evening team', parentId: null },
  { groupId: 'group-3', name: 'Night team', parentId: null },
  { groupId: 'group-4', name: 'Languages', parentId: null },
  { groupId: 'group-5', name: 'Spanish and Portuguese', parentId: 'group-4' },
  { groupId: 'group-6', name: 'Japanese and Korean', parentId: 'group-4' },
] as const

/** The server sends a person's role and all lower ones, most privileged first (screens S0). */
export const withLowerRoles = (role: EmployeeRole): EmployeeRole[] =>
  EMPLOYEE_ROLES.slice(0, EMPLOYEE_ROLES.indexOf(role) + 1).toReversed()

/** Chatters' commission on credited sales, on top of hourly pay. */
export const COMMISSION = { paid_dms: 0.05, tips: 0.05 } as const

export interface SeedStaff {
  index: number
  userId: string
  username: string
  displayName: string
  legalFullName: string
  email: string
  roles: readonly string[]
  groupId: string
  creatorIds: readonly string[]
  /** In cents. */
  payPerHour: number
  /** Start of the usual shift in hours of the agency’s day, and its duration. */
  shiftStartHour: number
  shiftHours: number
  /** A custom set; null: the role's default. */
  permissionSetId: string | null
}

/** The first people have fixed names; the identities to sign in with are among them. */
const NAMED: readonly (readonly [name: string, email: string, role: EmployeeRole])[] = [
  ['Daria Kowal', 'daria@northlight.agency', 'agency_director'],
  ['Viktor Lindqvist', 'viktor@northlight.agency', 'agency_manager'],
  ['Hana Sato', 'hana@northlight.agency', 'account_manager'],
  ['Ana Ribeiro', 'ana@northlight.agency', 'chatter'],
  ['Ben Kowalczyk', 'ben@northlight.agency', 'chatter'],
  ['Tom Mensah', 'tom@northlight.agency', 'chatter'],
  ['Rita Bauer', 'rita@northlight.agency', 'chatter'],
  ['Lena Silva', 'lena@northlight.agency', 'chatter'],
  ['Milan Vukić', 'milan@northlight.agency', 'chatter'],
  ['Elif Hanım', 'elif@northlight.agency', 'chatter'],
  ['Jonas Ødegaard', 'jonas@northlight.agency', 'chatter'],
]

export const STAFF_COUNT = 60

/** Boundaries of the roles among the people after the named ones. */
const roleOf = (index: number): EmployeeRole => {
  const named = NAMED[index]
  if (named) return named[2]
  if (index < 13) return 'agency_manager'
  if (index >= STAFF_COUNT && index % 200 === 60) return 'agency_manager'
  return index < 20 || (index >= STAFF_COUNT && index % 20 === 7) ? 'account_manager' : 'chatter'
}

/** Three shifts around the clock, and some in between. */
const SHIFT_STARTS = [6, 14, 22, 9, 18] as const

const isActiveCreator = ({ status }: SeedCreator): boolean => status !== 'ended'

/** In the large agency a person works for a few creators, never for all 5,000. */
const creatorIdsFor = (index: number, role: EmployeeRole): string[] => {
  const isBeyond = index >= STAFF_COUNT
  const open = isBeyond ? allLargeCreators().slice(0, LARGE_CREATOR_COUNT) : CREATORS.filter(isActiveCreator)
  const isHigh = role === 'agency_director' || role === 'agency_manager'
  if (isHigh && !isBeyond) return open.map((creator) => creator.userId)
  const many = isHigh
    ? 40
    : role === 'account_manager'
      ? 10
      : between(chance(ROLL.staffCreatorCount, index), 3, 6)
  // Ana, whose account is shown first, works for the best known creators.
  const first = index === 3 ? 0 : Math.floor(chance(ROLL.staffFirstCreator, index) * open.length)
  return Array.from(
    { length: index === 3 ? 8 : many },
    (_, step) => open[(first + step) % open.length]?.userId ?? '',
  )
}

const LATER_IDS = [
  'former-1',
  'former-2',
  'former-3',
  'former-4',
  'invitee-1',
  'invitee-2',
  'invitee-3',
] as const

/** Names of the usual agency, former and invited people last; all unique. */
const NAMES: readonly string[] = Array.from({ length: STAFF_COUNT + LATER_IDS.length }).reduce<string[]>(
  (names, _, index) => {
    const tries = Array.from({ length: 20 }, (_, nth) =>
      staffName(chance(ROLL.staffFirstName, index, nth), chance(ROLL.staffLastName, index, nth)),
    )
    const name = NAMED[index]?.[0] ?? tries.find((one) => !names.includes(one))
    if (name === undefined) throw new RangeError(`No name is left for person ${index}`)
    return [...names, name]
  },
  [],
)

function personOf(index: number): SeedStaff {
  const role = roleOf(index)
  const named = NAMED[index]
  const isUsual = index < STAFF_COUNT
  const name =
    (isUsual ? NAMES[index] : undefined) ??
    staffName(chance(ROLL.staffFirstName, index), chance(ROLL.staffLastName, index))
  // In the large agency names repeat, so a number distinguishes them.
  const handle = `${plainHandle(name)}${isUsual ? '' : index + 1}`
  const email = named?.[1] ?? `${handle}@northlight.agency`
  return {
    index,
    userId: `staff-${String(index + 1).padStart(2, '0')}`,
    username: email.split('@')[0] ?? email,
    displayName: name,
    legalFullName: name,
    email,
    roles: withLowerRoles(role),
    groupId: STAFF_GROUPS[index % 4]?.groupId ?? 'group-1',
    creatorIds: creatorIdsFor(index, role),
    payPerHour: role === 'chatter' ? between(chance(ROLL.staffPay, index), 4, 8) * 100 : 0,
    shiftStartHour: SHIFT_STARTS[index % SHIFT_STARTS.length] ?? 6,
    shiftHours: 8,
    permissionSetId: role === 'chatter' ? permissionSetOf(index) : null,
  }
}

/** Skips sign-in identities, which keep their role's permissions. */
function permissionSetOf(index: number): string | null {
  if (index < 20) return null
  return index % 7 === 4 ? 'set-trainee' : index % 9 === 5 ? 'set-senior' : null
}

/** The agency's 60 people. */
export const STAFF: readonly SeedStaff[] = Array.from({ length: STAFF_COUNT }, (_, index) => personOf(index))

const byId = new Map(STAFF.map((person) => [person.userId, person]))
export const staffById = (userId: string): SeedStaff | undefined => byId.get(userId)

const LARGE_STAFF_COUNT = 5000
let largeStaff: readonly SeedStaff[] | undefined

/** People of the large agency, the usual 60 first; computed on first use. */
export function allLargeStaff(): readonly SeedStaff[] {
  largeStaff ??= Array.from({ length: LARGE_STAFF_COUNT }, (_, index) => STAFF[index] ?? personOf(index))
  return largeStaff
}

/** A staff member of the large agency. */
export function largeStaffById(userId: string): SeedStaff | undefined {
  const number = Number(/^staff-(\d{2,4})$/.exec(userId)?.[1] ?? 0)
  const person = number > 0 ? allLargeStaff()[number - 1] : undefined
  return person?.userId === userId ? person : undefined
}

/** Former and invited people, without shifts. Their indices come after all others. */
export const LATER_STAFF: readonly SeedStaff[] = LATER_IDS.map((userId, index) => {
  const role: EmployeeRole = index === 1 || index === 5 ? 'account_manager' : 'chatter'
  const name = NAMES[STAFF_COUNT + index] ?? userId
  return {
    ...personOf(20 + index),
    index: 9000 + index,
    userId,
    username: plainHandle(name),
    displayName: name,
    legalFullName: name,
    email: `${plainHandle(name)}@northlight.agency`,
    roles: withLowerRoles(role),
    payPerHour: role === 'chatter' ? 500 : 0,
    permissionSetId: null,
  }
})
