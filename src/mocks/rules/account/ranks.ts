import { EMPLOYEE_ROLES, type EmployeeRole, rankOf } from '@/domain/agency/employee'

import type { Account } from './accounts'
import { withLowerRoles } from '../../seed/staff'
import type { World } from '../../state/world'
import { isChatter, allPeople, type Person } from './person'

type Roles = readonly string[]

/** Ranks by name. */
export const RANK = {
  chatter: rankOf(['chatter']),
  accountManager: rankOf(['account_manager']),
  manager: rankOf(['agency_manager']),
  director: rankOf(['agency_director']),
}

/** All roles of a rank: the server sends the lower ones too (screens S0). */
export const rolesAt = (rank: number): string[] => withLowerRoles(EMPLOYEE_ROLES[rank] ?? 'chatter')

/** Account managers grant the chatter role, agency managers up to their own, directors all (screens S0). */
export function mayGrant(caller: Roles, role: EmployeeRole): boolean {
  const rank = rankOf(caller)
  if (rank < RANK.accountManager) return false
  return rankOf([role]) <= (rank === RANK.accountManager ? RANK.chatter : rank)
}

/** Account managers see the people of their own creators, and those they invited. */
export function maySee(world: World, caller: Account, person: Person): boolean {
  const rank = rankOf(caller.roles)
  if (rank >= RANK.manager || person.userId === caller.userId) return true
  if (rank < RANK.accountManager) return false
  if (world.state.invited[person.userId]?.invitedBy === caller.userId) return true
  return person.creatorIds.some((creatorId) => caller.creatorIds.includes(creatorId))
}

/** People never change their own rights; account managers change only chatters, managers no higher rank. */
export function mayEdit(world: World, caller: Account, person: Person): boolean {
  const rank = rankOf(caller.roles)
  if (person.userId === caller.userId || !maySee(world, caller, person)) return false
  return rank === RANK.accountManager ? isChatter(person) : rankOf(person.roles) <= rank
}

/**
 * People never decide on their own hours and pay, nor on those of a higher rank. A person without a peer
 * or superior does, or the decision would wait forever.
 */
export function mayDecidePay(world: World, caller: Account, person: Person): boolean {
  if (person.userId !== caller.userId) return mayEdit(world, caller, person)
  const rank = rankOf(person.roles)
  if (rank < RANK.manager) return false
  const others = allPeople(world).filter(
    ({ userId, status }) => userId !== caller.userId && status === 'active',
  )
  return !others.some(({ roles }) => rankOf(roles) >= rank)
}

/**
 * Hours are pay: managers correct those of others, never those of a higher rank; their own need a
 * correction request.
 */
export const mayEditLogs = (world: World, caller: Account, person: Person): boolean =>
  rankOf(caller.roles) >= RANK.manager && mayEdit(world, caller, person)

/** Only directors see who lacks a second factor. */
export const maySeeSecondFactor = ({ roles }: { roles: Roles }): boolean => rankOf(roles) === RANK.director

/** Rates, splits and pay: managers see, directors change (screens S0). */
export const maySeeMoney = ({ roles }: { roles: Roles }): boolean => rankOf(roles) >= RANK.manager
export const mayEditMoney = ({ roles }: { roles: Roles }): boolean => rankOf(roles) === RANK.director
