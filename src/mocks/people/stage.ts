import { memoryShelf } from '../snapshot'
import { Visitor } from '../visitor'
import { createWorld, type World } from '../world'

export const NOON = Date.UTC(2026, 10, 18, 12)

/** People of one agency at a desk each, on a Wednesday at noon; `pass` lets time go by. */
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

/** What somebody was answered: its status, its key, and the body as the test knows it. */
interface Asked<Body> {
  status: number
  key: string | undefined
  body: Body
}

/** The body is of the shape the test names: the contract test is the one that holds answers to theirs. */
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
