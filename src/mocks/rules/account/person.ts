import { rankOf } from '@/domain/agency/employee'

import { DAY_MS } from '../../seed/calendar'
import { chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { AGENCY, COMMISSION, LATER_STAFF, largeStaffById, type SeedStaff, staffById } from '../../seed/staff'
import { anchorOf } from '../../state/anchor'
import type { World } from '../../state/world'
import type { InvitedPerson, WirePay } from '../../state/people-state'
import { seededPeople } from './seeded-people'

/** A person of the agency: seed and changes merged. */
export interface Person {
  userId: string
  email: string
  legalFullName: string
  displayName: string
  username: string
  roles: readonly string[]
  status: 'active' | 'invited' | 'inactive'
  groupId: string | null
  creatorIds: readonly string[]
  permissionSetId: string | null
  displaySentBy: boolean
  pay: WirePay | null
  invitedAt: number | null
  inviteEndsAt: number | null
  /** Source of their seeded shifts and logs; undefined for new invitees. */
  seed: SeedStaff | undefined
}

export const INVITE_LIFE_MS = 7 * DAY_MS

const laterById = new Map(LATER_STAFF.map((person) => [person.userId, person]))
const isFormer = ({ userId }: SeedStaff): boolean => userId.startsWith('former')
const isInvitee = ({ userId }: SeedStaff): boolean => userId.startsWith('invitee')

/** The seeded person in this world's agency size. */
function seedPerson(world: World, userId: string): SeedStaff | undefined {
  const isLarge = world.state.faults.agencySize === 'large'
  return staffById(userId) ?? laterById.get(userId) ?? (isLarge ? largeStaffById(userId) : undefined)
}

/** Hourly pay and commission, seeded for chatters only. */
const seedPay = (seed: SeedStaff): WirePay | null =>
  seed.payPerHour === 0
    ? null
    : { currency: AGENCY.currency, hourly: seed.payPerHour, commission: { ...COMMISSION } }

/** The code of a seeded invitation. */
const seedCode = (seed: SeedStaff): string =>
  `NORTH-${1000 + Math.floor(chance(ROLL.inviteCode, seed.index) * 9000)}`

const seedInvitedAt = (world: World, seed: SeedStaff): number =>
  anchorOf(world) - Math.floor(chance(ROLL.inviteTime, seed.index) * 6 * DAY_MS)

const isAccepted = (world: World, userId: string): boolean => world.state.accounts[userId]?.status === 101

function statusOf(world: World, userId: string, isInvited: boolean, hasLeft: boolean): Person['status'] {
  if (world.state.accounts[userId]?.isDeactivated ?? hasLeft) return 'inactive'
  return isInvited && !isAccepted(world, userId) ? 'invited' : 'active'
}

function seededPerson(world: World, seed: SeedStaff): Person {
  const change = world.state.people[seed.userId]
  const account = world.state.accounts[seed.userId]
  const invited = world.state.invited[seed.userId]
  const status = statusOf(world, seed.userId, isInvitee(seed), isFormer(seed))
  const invitedAt = status === 'invited' ? (invited?.invitedAt ?? seedInvitedAt(world, seed)) : null
  return {
    userId: seed.userId,
    email: account?.email ?? seed.email,
    legalFullName: account?.legalFullName ?? seed.legalFullName,
    displayName: account?.displayName ?? seed.displayName,
    username: account?.username ?? seed.username,
    roles: account?.roles ?? seed.roles,
    status,
    groupId: change?.groupId === undefined ? seed.groupId : change.groupId,
    creatorIds: change?.creatorIds ?? seed.creatorIds,
    permissionSetId: change?.permissionSetId === undefined ? seed.permissionSetId : change.permissionSetId,
    displaySentBy: change?.displaySentBy ?? true,
    pay: change?.pay === undefined ? seedPay(seed) : change.pay,
    invitedAt,
    inviteEndsAt: invitedAt === null ? null : invitedAt + INVITE_LIFE_MS,
    seed,
  }
}

function invitedPerson(world: World, invited: InvitedPerson): Person {
  const { userId } = invited
  const change = world.state.people[userId]
  const account = world.state.accounts[userId]
  const status = statusOf(world, userId, true, false)
  const isOpen = status === 'invited'
  return {
    userId,
    email: account?.email ?? invited.email,
    legalFullName: account?.legalFullName ?? invited.name,
    displayName: account?.displayName ?? invited.name,
    username: account?.username ?? invited.email.split('@')[0] ?? '',
    roles: account?.roles ?? invited.roles,
    status,
    groupId: change?.groupId === undefined ? invited.groupId : change.groupId,
    creatorIds: change?.creatorIds ?? invited.creatorIds,
    permissionSetId: change?.permissionSetId === undefined ? invited.permissionSetId : change.permissionSetId,
    displaySentBy: change?.displaySentBy ?? true,
    pay: change?.pay === undefined ? invited.pay : change.pay,
    invitedAt: isOpen ? invited.invitedAt : null,
    inviteEndsAt: isOpen ? invited.invitedAt + INVITE_LIFE_MS : null,
    seed: undefined,
  }
}

/** A person of the agency, active, invited or former; undefined for others. */
export function findPerson(world: World, userId: string): Person | undefined {
  const invited = world.state.invited[userId]
  if (invited?.isCancelled) return undefined
  const seed = seedPerson(world, userId)
  if (seed) return seededPerson(world, seed)
  return invited && invitedPerson(world, invited)
}

/** Everyone of the agency, the newest invitations last. */
export function allPeople(world: World): Person[] {
  const { invited } = world.state
  const seeds = [...seededPeople(world), ...LATER_STAFF].filter(({ userId }) => !invited[userId]?.isCancelled)
  const later = Object.values(invited).filter(
    ({ userId, isCancelled }) => !isCancelled && !laterById.has(userId),
  )
  return [...seeds.map((seed) => seededPerson(world, seed)), ...later.map((one) => invitedPerson(world, one))]
}

/** The invited person behind a code; undefined for an unknown, used or expired one. */
export function findInvited(world: World, code: string): Person | undefined {
  const one = Object.values(world.state.invited).find((invited) => invited.code === code)
  const seed = LATER_STAFF.find((person) => isInvitee(person) && seedCode(person) === code)
  const person = findPerson(
    world,
    one?.userId ?? (seed && !world.state.invited[seed.userId] ? seed.userId : ''),
  )
  return person?.status === 'invited' ? person : undefined
}

/** The code of an open invitation; undefined without one, and once it has expired. */
export function inviteCodeOf(world: World, { userId, seed, inviteEndsAt }: Person): string | undefined {
  if (inviteEndsAt === null || inviteEndsAt < world.now()) return undefined
  return world.state.invited[userId]?.code ?? (seed && seedCode(seed))
}

/** Chatters serve assigned creators; managers work for all. */
export const isChatter = ({ roles }: Pick<Person, 'roles'>): boolean => rankOf(roles) === rankOf(['chatter'])
