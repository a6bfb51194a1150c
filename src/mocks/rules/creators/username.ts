import { RESERVED } from '../account/accounts'
import { Refusal, invalidField } from '../base/refusal'
import { STAFF } from '../../seed/staff'
import { SENTINEL } from '../account/sentinels'
import type { World } from '../../state/world'
import { allCreators } from './agency-creators'

const USERNAME_PATTERN = /^[\w.]{3,30}$/

/** Usernames differ in more than letter case. */
function isTaken(world: World, username: string, userId: string): boolean {
  const wanted = username.toLowerCase()
  return (
    wanted === SENTINEL.takenUsername ||
    (wanted === RESERVED.username && userId !== RESERVED.userId) ||
    [...STAFF, ...allCreators(world)].some(
      (one) => one.username.toLowerCase() === wanted && one.userId !== userId,
    )
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
