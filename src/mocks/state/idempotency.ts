import type { World } from './world'

const MAX_RESULTS = 500

/** Runs a write once per `clientId`; a repeat gets the first result (screens S0). */
export function runOnce<Result>(world: World, userId: string, clientId: string, work: () => Result): Result {
  const { firstAnswers } = world.state
  const key = `${userId} ${clientId}`
  // The same call with the same clientId stored this result.
  if (key in firstAnswers) return firstAnswers[key] as Result
  const result = work()
  firstAnswers[key] = result
  for (const old of Object.keys(firstAnswers).slice(0, -MAX_RESULTS)) delete firstAnswers[old]
  return result
}

/** The same for asynchronous work. */
export async function runOnceAsync<Result>(
  world: World,
  userId: string,
  clientId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const { firstAnswers } = world.state
  const isKnown = `${userId} ${clientId}` in firstAnswers
  const result = isKnown ? undefined : await work()
  // Either stored by this call or just computed.
  return runOnce(world, userId, clientId, () => result as Result)
}
