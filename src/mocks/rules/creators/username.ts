import { accountByUsername, RESERVED } from '../account/accounts'
import { Refusal, invalidField } from '../base/refusal'
import { SENTINEL } from '../account/sentinels'
import type { World } from '../../state/world'
import { allCreators } from './agency-creators'

const USERNAME_PATTERN = /^[\w.]{3,30}$/

/** Whose username it is, of staff and creators, in any letter case. */
export function userIdByUsername(world: World, username: string): string | undefined {
  const wanted = username.toLowerCase()
  const owner =
    accountByUsername(world, wanted) ??
    allCreators(world).find((creator) => creator.username.toLowerCase() === wanted)
  return owner?.userId
}

function isTaken(world: World, username: string, userId: string): boolean {
  const wanted = username.toLowerCase()
  const ownerId = userIdByUsername(world, wanted)
  return (
    wanted === SENTINEL.takenUsername ||
    (wanted === RESERVED.username && userId !== RESERVED.userId) ||
    (ownerId !== undefined && ownerId !== userId)
  )
}

/** Whether a user may take this username. */
export const isUsernameFree = (world: World, username: string, userId: string): boolean =>
  USERNAME_PATTERN.test(username) && !isTaken(world, username, userId)

/** Throws 422 for an invalid username, 409 for a taken one. */
export function checkUsername(world: World, username: string, userId: string): void {
  if (!USERNAME_PATTERN.test(username)) throw invalidField('username', 'username_unfit')
  if (isTaken(world, username, userId))
    throw new Refusal(409, 'username_taken', { fields: { username: 'username_taken' } })
}
