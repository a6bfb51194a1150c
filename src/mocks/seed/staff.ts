import { CREATORS } from './creators'
import { nameOf } from './names'
import { between, chance } from './random'

export const AGENCY = { agencyId: 'agency-northlight', agencyName: 'Northlight' } as const

export const STAFF_GROUPS = [
  { groupId: 'group-1', name: 'Day team' },
  { groupId: 'group-2', name: 'Evening team' },
  { groupId: 'group-3', name: 'Night team' },
  { groupId: 'group-4', name: 'Languages' },
] as const

export type StaffRole = 'agency_director' | 'agency_manager' | 'account_manager' | 'chatter'

/** From the most privileged on; the server sends the whole list below somebody's own (screens, S0). */
const LADDER: readonly StaffRole[] = ['agency_director', 'agency_manager', 'account_manager', 'chatter']
export const withLower = (role: StaffRole): StaffRole[] => LADDER.slice(LADDER.indexOf(role))

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
  /** Cents per clocked hour. */
  payPerHour: number
  /** When the usual shift begins, in hours of the agency’s day, and how long it is. */
  shiftStartHour: number
  shiftHours: number
}

/** The first people have names of their own: the identities to sign in with are among them. */
const NAMED: readonly (readonly [name: string, email: string, role: StaffRole])[] = [
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

/** Where the ladder's steps begin among the people after the named ones. */
const roleOf = (index: number): StaffRole => {
  const named = NAMED[index]
  if (named) return named[2]
  if (index < 13) return 'agency_manager'
  return index < 20 ? 'account_manager' : 'chatter'
}

/** Three shifts around the clock, and a few people in between. */
const SHIFT_STARTS = [6, 14, 22, 9, 18] as const

const creatorsOf = (index: number, role: StaffRole): string[] => {
  const open = CREATORS.filter((creator) => creator.status !== 'ended')
  if (role === 'agency_director' || role === 'agency_manager') return open.map((creator) => creator.userId)
  const many = role === 'account_manager' ? 10 : between(chance(41, index), 3, 6)
  // Ana sees the best known creators: hers is the account that is shown first.
  const first = index === 3 ? 0 : Math.floor(chance(42, index) * open.length)
  return Array.from(
    { length: index === 3 ? 8 : many },
    (_, step) => open[(first + step) % open.length]?.userId ?? '',
  )
}

function personOf(index: number): SeedStaff {
  const role = roleOf(index)
  const named = NAMED[index]
  const name = named?.[0] ?? nameOf(chance(43, index), chance(44, index))
  const email = named?.[1] ?? `staff${index + 1}@northlight.agency`
  return {
    index,
    userId: `staff-${String(index + 1).padStart(2, '0')}`,
    username: email.split('@')[0] ?? email,
    displayName: name,
    legalFullName: name,
    email,
    roles: withLower(role),
    groupId: STAFF_GROUPS[index % 4]?.groupId ?? 'group-1',
    creatorIds: creatorsOf(index, role),
    payPerHour: role === 'chatter' ? between(chance(45, index), 4, 8) * 100 : 0,
    shiftStartHour: SHIFT_STARTS[index % SHIFT_STARTS.length] ?? 6,
    shiftHours: 8,
  }
}

/** The agency's 60 people. */
export const STAFF: readonly SeedStaff[] = Array.from({ length: STAFF_COUNT }, (_, index) => personOf(index))

const byId = new Map(STAFF.map((person) => [person.userId, person]))
export const staffById = (userId: string): SeedStaff | undefined => byId.get(userId)
