import { Refusal } from '../base/refusal'
import type { World } from '../../state/world'

const MAX_TRIES = 5

/** Throws 429 after five failed tries in a row, until the lock has passed since the last. */
export function requireTriesLeft(world: World, what: string, lockedForS: number): void {
  const failed = world.state.failedTries[what] ?? []
  if (failed.length < MAX_TRIES) return
  const waitS = Math.ceil(((failed.at(-1) ?? 0) - world.now()) / 1000) + lockedForS
  if (waitS > 0) throw new Refusal(429, 'too_many_tries', { retryAfterS: waitS })
  forgetTries(world, what)
}

export function countFailedTry(world: World, what: string): void {
  const { failedTries } = world.state
  failedTries[what] = [...(failedTries[what] ?? []), world.now()]
}

/** After a right try the count begins again. */
export function forgetTries(world: World, what: string): void {
  delete world.state.failedTries[what]
}
