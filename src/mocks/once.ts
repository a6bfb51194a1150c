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
