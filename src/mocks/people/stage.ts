import { memoryShelf } from '../snapshot'
import { Visitor } from '../visitor'
import { createWorld, type World } from '../world'

export const NOON = Date.UTC(2026, 10, 18, 12)

/** Clients for several people of one agency, on a Wednesday at noon; `pass` advances the clock. */
export function desks() {
  let now = NOON
  const world: World = createWorld(memoryShelf(), () => now)
  const at = async (name: string): Promise<Visitor> => {
    const visitor = new Visitor(world)
    await visitor.signIn(`${name}@northlight.agency`)
    return visitor
  }
  const begin = () => world.setFaults({ accessLifeS: 10_000_000 })
  return { world, at, begin, pass: (ms: number) => void (now += ms) }
}

/** A response: status, error key and typed body. */
interface Asked<Body> {
  status: number
  key: string | undefined
  body: Body
}

/** The test states the body's type; the contract test checks it. */
export const ask = async <Answer>(
  visitor: Visitor,
  path: string,
  body: object = {},
  read: (body: object) => Answer = (found) => found as unknown as Answer,
): Promise<Asked<Answer>> => {
  const answer = await visitor.ask(path, { body })
  return { status: answer.status, key: keyIn(answer.body), body: read(answer.body) }
}

const keyIn = (body: object): string | undefined =>
  'message' in body && typeof body.message === 'object' && body.message !== null && 'key' in body.message
    ? String(body.message.key)
    : undefined
