import type { Call } from '@/api/call'

import { MockClient, type TestRequest } from './mock-client'
import { createWorld, type World } from '../state/world'

interface Actor {
  as?: string
  creatorId?: string
  /** A world of its own by default, whose clock advances by `clockSkewMs` only. */
  world?: World
}

/** A client of a staff member who acts as a creator, mostly with the calls under `/api/<base>/`. */
export async function creatorClient(
  base: string,
  { as = 'viktor', creatorId = 'creator-01', world: shared }: Actor = {},
) {
  const startedAt = Date.now()
  const world = shared ?? createWorld(undefined, () => startedAt)
  const visitor = await MockClient.as(as, world)
  const bearer = await visitor.creatorToken(creatorId)
  const ask = (path: string, body: object = {}) =>
    visitor.send(path.startsWith('/') ? path : `/api/${base}/${path}`, { bearer, body })
  /** The answer's body in the type the test states; the contract test checks it. */
  const read = async <Answer>(path: string, body: object = {}) =>
    (await ask(path, body)).body as unknown as Answer
  const call = <C extends Call>(of: C, request: TestRequest<C>) => visitor.call(of, request, creatorId)
  const outcomeOf = <C extends Call>(of: C, request: TestRequest<C>) =>
    visitor.outcomeOf(of, request, creatorId)
  return { visitor, world, bearer, ask, read, call, outcomeOf }
}
