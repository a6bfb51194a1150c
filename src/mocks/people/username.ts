import { RESERVED } from '../accounts'
import { Refusal, unfit } from '../refusal'
import { STAFF } from '../seed/staff'
import { SENTINEL } from '../sentinels'
import type { World } from '../world'
import { allCreators } from './creator-now'

const FIT = /^[\w.]{3,30}$/

/** Two accounts never differ by letter case alone. */
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

/** Whether a person may take this username. */
export const isFree = (world: World, username: string, userId: string): boolean =>
  FIT.test(username) && !isTaken(world, username, userId)

/** Throws 422 for no username, 409 for another person's. */
export function checkUsername(world: World, username: string, userId: string): void {
  if (!FIT.test(username)) throw unfit('username', 'username_unfit')
  if (isTaken(world, username, userId))
    throw new Refusal(409, 'username_taken', { fields: { username: 'username_taken' } })
}
