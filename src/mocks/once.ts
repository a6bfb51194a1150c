import type { World } from './world'

const KEPT = 500

/** A write with a `clientId` is done once; asked again, the first result comes back (screens, S0). */
export function once<Result>(world: World, userId: string, clientId: string, work: () => Result): Result {
  const { firstAnswers } = world.state
  const key = `${userId} ${clientId}`
  // What is kept under the key was made by the same call with the same clientId.
  if (key in firstAnswers) return firstAnswers[key] as Result
  const result = work()
  firstAnswers[key] = result
  for (const old of Object.keys(firstAnswers).slice(0, -KEPT)) delete firstAnswers[old]
  return result
}

/** The same for work that takes its time. */
export async function onceAsync<Result>(
  world: World,
  userId: string,
  clientId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { firstAnswers } = world.state
  const isKnown = `${userId} ${clientId}` in firstAnswers
  const result = isKnown ? undefined : await work()
  // Known: kept by this very call. Not known: just made.
  return once(world, userId, clientId, () => result as Result)
}
