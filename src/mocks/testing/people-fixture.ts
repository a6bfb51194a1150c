import { memoryStore } from '../state/snapshot'
import { MockClient } from './mock-client'
import { createWorld, type World } from '../state/world'

export const NOON = Date.UTC(2026, 10, 18, 12)

/** Clients for several people of one agency, on a Wednesday at noon; `pass` advances the clock. */
export function createPeopleFixture() {
  let now = NOON
  const world: World = createWorld(memoryStore(), () => now)
  const at = async (name: string): Promise<MockClient> => {
    const visitor = new MockClient(world)
    await visitor.signIn(`${name}@northlight.agency`)
    return visitor
  }
  const begin = () => world.setFaults({ accessLifeS: 10_000_000 })
  return { world, at, begin, pass: (ms: number) => void (now += ms) }
}

/** A response: status, error key and typed body. */
interface TypedResponse<Body> {
  status: number
  key: string | undefined
  body: Body
}

/** The test states the body's type; the contract test checks it. */
export const sendTyped = async <Answer>(
  visitor: MockClient,
  path: string,
  body: object = {},
  read: (body: object) => Answer = (found) => found as unknown as Answer,
): Promise<TypedResponse<Answer>> => {
  const answer = await visitor.send(path, { body })
  return { status: answer.status, key: keyIn(answer.body), body: read(answer.body) }
}

const keyIn = (body: object): string | undefined =>
  'message' in body && typeof body.message === 'object' && body.message !== null && 'key' in body.message
    ? String(body.message.key)
    : undefined
