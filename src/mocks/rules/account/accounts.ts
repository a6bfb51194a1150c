import { DEMO_PASSWORD, IDENTITIES } from './identities'
import { allPeople, findPerson } from './person'
import { bearerOf, type Claims } from './tokens'
import { chance } from '../../seed/random'
import { ROLL } from '../../seed/roll'
import { creatorById, type SeedCreator } from '../../seed/creators'
import { STAFF, staffById } from '../../seed/staff'
import { SENTINEL } from './sentinels'
import type { World } from '../../state/world'
import { forbidden, unauthorized } from '../base/refusal'

/** An account that can sign in: the seeded one with later changes. */
export interface Account {
  userId: string
  email: string
  password: string
  legalFullName: string
  displayName: string
  username: string
  phoneNumber: string | null
  roles: readonly string[]
  /** Account status claim, requirements 4. */
  status: number
  securityStatus: 'none' | 'suspicious' | 'locked'
  creatorIds: readonly string[]
  hasAgency: boolean
  isDeactivated: boolean
  tosAcceptedAt: string | null
  /** The user confirmed to be of age. */
  isOfAge: boolean
  /** A username reserved for this user. */
  reservedName: string | null
  /** Whether each sign-in requires an authenticator app. */
  hasMfa: boolean
}

type SeedAccount = Omit<Account, 'isDeactivated' | 'tosAcceptedAt' | 'isOfAge' | 'reservedName' | 'hasMfa'>

const TERMS_ACCEPTED_AT = '2026-01-12T10:00:00.000Z'
const allCreatorIds = STAFF[0]?.creatorIds ?? []

const identityAccounts = IDENTITIES.map((identity): SeedAccount => {
  const seed = staffById(identity.userId)
  return {
    userId: identity.userId,
    email: identity.email,
    password: DEMO_PASSWORD,
    legalFullName: identity.name,
    displayName: identity.name,
    username: identity.email.split('@')[0] ?? '',
    phoneNumber: '+48600100200',
    roles: identity.roles,
    status: identity.status,
    securityStatus: identity.labelKey === 'suspicious' ? 'suspicious' : 'none',
    creatorIds: seed?.creatorIds ?? (identity.labelKey === 'all' ? allCreatorIds : allCreatorIds.slice(0, 5)),
    hasAgency: identity.labelKey !== 'unlinked',
  }
})

const staffAccounts = STAFF.map((person): SeedAccount => ({
  ...person,
  password: DEMO_PASSWORD,
  phoneNumber: null,
  status: 101,
  securityStatus: 'none',
  hasAgency: true,
}))

/** A username reserved for one user. */
export const RESERVED = { userId: 'person-reserved', username: 'petra.moss' } as const

/** Extra chatters, each set apart by one sentinel (`sentinels.ts`). */
const sentinelAccounts = (
  [
    ['person-terms', 'Tara Novak', SENTINEL.withoutTerms],
    [RESERVED.userId, 'Petra Moss', SENTINEL.reservedName],
    ['person-age', 'Milo Brandt', SENTINEL.unknownAge],
  ] as const
).map(([userId, name, email]): SeedAccount => ({
  userId,
  email,
  password: DEMO_PASSWORD,
  legalFullName: name,
  displayName: name,
  username: email.split('@')[0] ?? '',
  phoneNumber: null,
  roles: ['chatter'],
  status: 101,
  securityStatus: 'none',
  creatorIds: allCreatorIds.slice(0, 5),
  hasAgency: true,
}))

/** Identities come last so that they override staff with the same id. */
const seedAccounts = new Map(
  [...staffAccounts, ...sentinelAccounts, ...identityAccounts].map((account) => [account.userId, account]),
)

/**
 * An account outside the usual 60: invited, deactivated, or of the large agency. Invited users have no
 * role yet.
 */
function laterAccount(world: World, userId: string): SeedAccount | undefined {
  const person = findPerson(world, userId)
  const isInvited = person?.status === 'invited'
  return (
    person && {
      ...person,
      password: DEMO_PASSWORD,
      phoneNumber: null,
      roles: isInvited ? ['none'] : person.roles,
      status: isInvited ? 2 : 101,
      securityStatus: 'none',
      hasAgency: !isInvited,
    }
  )
}

const identityIds = new Set(IDENTITIES.map(({ userId }) => userId))

/**
 * Whether the seed gives the user MFA: most staff, but not the demo identities, whose devices count as
 * trusted.
 */
export function isSeededWithMfa(world: World, userId: string): boolean {
  if (world.state.accounts[userId]?.hasMfa !== undefined) return false
  const index = identityIds.has(userId) ? undefined : staffById(userId)?.index
  return index !== undefined && chance(ROLL.staffHasMfa, index) < 0.7
}

export function accountById(world: World, userId: string): Account | undefined {
  const seed = seedAccounts.get(userId) ?? laterAccount(world, userId)
  if (!seed) return undefined
  const change = world.state.accounts[userId] ?? {}
  const hasLeft = !seedAccounts.has(userId) && findPerson(world, userId)?.status === 'inactive'
  return {
    ...seed,
    email: change.email ?? seed.email,
    password: change.password ?? seed.password,
    username: change.username ?? seed.username,
    displayName: change.displayName ?? seed.displayName,
    legalFullName: change.legalFullName ?? seed.legalFullName,
    phoneNumber: change.phoneNumber === undefined ? seed.phoneNumber : change.phoneNumber,
    status: change.status ?? seed.status,
    roles: world.state.faults.roles ?? change.roles ?? seed.roles,
    securityStatus: world.state.faults.securityStatus ?? (change.isReassured ? 'none' : seed.securityStatus),
    creatorIds: world.state.people[userId]?.creatorIds ?? seed.creatorIds,
    hasAgency: seed.hasAgency || change.roles !== undefined,
    isDeactivated: change.isDeactivated ?? hasLeft,
    tosAcceptedAt: change.tosAcceptedAt ?? (seed.email === SENTINEL.withoutTerms ? null : TERMS_ACCEPTED_AT),
    isOfAge: seed.email !== SENTINEL.unknownAge,
    reservedName: userId === RESERVED.userId ? RESERVED.username : null,
    hasMfa: change.hasMfa ?? (seed.status === 3 || isSeededWithMfa(world, userId)),
  }
}

/** The account with this email or username, in any letter case. */
function accountWith(world: World, field: 'email' | 'username', text: string): Account | undefined {
  const wanted = text.trim().toLowerCase()
  for (const userId of seedAccounts.keys()) {
    const account = accountById(world, userId)
    if (account?.[field].toLowerCase() === wanted) return account
  }
  const person = allPeople(world).find(
    (one) => !seedAccounts.has(one.userId) && one[field].toLowerCase() === wanted,
  )
  return person && accountById(world, person.userId)
}

export const accountByEmail = (world: World, email: string): Account | undefined =>
  accountWith(world, 'email', email)

export const accountByUsername = (world: World, username: string): Account | undefined =>
  accountWith(world, 'username', username)

/** Merges the given fields into an account. */
export function changeAccount(
  world: World,
  userId: string,
  change: World['state']['accounts'][string],
): void {
  world.state.accounts[userId] = { ...world.state.accounts[userId], ...change }
}

/**
 * Returns the claims of the live session behind the request, at any account level. Throws 401 without
 * one.
 */
export function sessionClaimsOf(world: World, request: Request, use: Claims['use'] = 'access'): Claims {
  const claims = bearerOf(request)
  const isLive =
    claims?.use === use &&
    claims.exp * 1000 > world.now() &&
    world.state.sessions[claims.sid]?.userId === claims.sub &&
    (use === 'refresh' || claims.gen === world.state.accessGeneration)
  if (!claims || !isLive) throw unauthorized()
  return claims
}

export const hasDeleted = (world: World, userId: string): boolean =>
  world.state.accounts[userId]?.left?.isDeleted === true

/** Throws 403 for a user who left. Check it after their proof: before, it would reveal that the account exists. */
export function requireActive(world: World, { userId, isDeactivated }: Account): void {
  if (isDeactivated) throw forbidden(hasDeleted(world, userId) ? 'account_deleted' : 'account_inactive')
}

/** Returns the calling account. Throws 401 without a live session, and for a user who left. */
export function callerOf(world: World, request: Request, use: Claims['use'] = 'access'): Account {
  const account = accountById(world, sessionClaimsOf(world, request, use).sub)
  if (!account || account.isDeactivated) throw unauthorized()
  return account
}

export interface Acting {
  account: Account
  creator: SeedCreator
}

/**
 * Returns the caller and the creator they act as. Throws 401 without a creator token, 403 when the
 * creator is not assigned to them.
 */
export function actingOf(world: World, request: Request): Acting {
  const { creatorId = '' } = sessionClaimsOf(world, request, 'creator')
  const account = callerOf(world, request, 'creator')
  const creator = creatorById(creatorId)
  if (!creator || !account.creatorIds.includes(creatorId)) throw forbidden()
  return { account, creator }
}
