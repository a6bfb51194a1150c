import type { Account } from '../account/accounts'
import { isChatter, type Person, findPerson } from '../account/person'
import { forbidden, Refusal, orNotFound } from '../base/refusal'
import { findCreatorOrThrow, creatorStateNow } from '../creators/agency-creators'
import { notifyPerson } from '../notices/notify-staff'
import { onDutyNow, type WireOnDuty } from '../shifts/clock'
import { CREATORS } from '../../seed/creators'
import type { World } from '../../state/world'
import { assignCreators } from './change-person'

interface ChatterOnDuty extends WireOnDuty {
  person: Person
}

/** Chatters on duty now. */
export const chattersOnDuty = (world: World): ChatterOnDuty[] =>
  onDutyNow(world).flatMap((one) => {
    const person = findPerson(world, one.userId)
    return person && isChatter(person) ? { ...one, person } : []
  })

/** Creators on the floor. */
export const shownCreators = (world: World) =>
  CREATORS.filter((creator) => {
    const { isHidden, status } = creatorStateNow(world, creator)
    return status !== 'ended' && !isHidden
  })

/** Creators without cover if a person left. */
export function creatorsUncoveredWithout(world: World, userId: string): string[] {
  const [mine, others] = [
    chattersOnDuty(world).find((one) => one.userId === userId),
    chattersOnDuty(world).filter((one) => one.userId !== userId),
  ]
  const covered = new Set(others.flatMap(({ person }) => person.creatorIds))
  return shownCreators(world)
    .filter((creator) => creatorStateNow(world, creator).status === 'active')
    .map((creator) => creator.userId)
    .filter((id) => mine?.person.creatorIds.includes(id) === true && !covered.has(id))
}

/** Assigns a person on duty to another creator and notifies them; false when they were assigned before. */
export function assignOnDuty(
  world: World,
  caller: Account,
  { creatorId, userId }: { creatorId: string; userId: string },
): boolean {
  const creator = findCreatorOrThrow(world, creatorId)
  const person = orNotFound(findPerson(world, userId))
  if (creatorStateNow(world, creator).status === 'ended') throw new Refusal(409, 'stale_update')
  if (person.status !== 'active') throw new Refusal(409, 'person_gone')
  if (!isChatter(person)) throw forbidden()
  if (!onDutyNow(world).some((one) => one.userId === userId)) throw new Refusal(409, 'not_on_duty')
  if (person.creatorIds.includes(creatorId)) return false
  assignCreators(world, caller, { creatorIds: [creatorId], addUserIds: [userId], removeUserIds: [] })
  notifyPerson(world, userId, `${creator.displayName}: you are on for this creator now.`, caller.userId)
  return true
}
