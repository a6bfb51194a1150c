import { MockClient } from './mock-client'
import { createWorld, type World } from '../state/world'

/** A world whose clock advances by `clockSkewMs` only. */
function worldAtRest(): World {
  const startedAt = Date.now()
  return createWorld(undefined, () => startedAt)
}

/** A client of a staff member who acts as a creator, mostly with the calls under `/api/<base>/`. */
export async function creatorClient(
  base: string,
  { as = 'viktor', creatorId = 'creator-01', world = worldAtRest() } = {},
) {
  const visitor = await MockClient.as(as, world)
  const bearer = await visitor.creatorToken(creatorId)
  const ask = (path: string, body: object = {}) =>
    visitor.send(path.startsWith('/') ? path : `/api/${base}/${path}`, { bearer, body })
  /** The answer's body in the type the test states; the contract test checks it. */
  const read = async <Answer>(path: string, body: object = {}) =>
    (await ask(path, body)).body as unknown as Answer
  return { visitor, world, bearer, ask, read }
}
