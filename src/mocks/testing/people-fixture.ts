import { memoryStore } from '../state/snapshot'
import { MockClient } from './mock-client'
import { createWorld, type World } from '../state/world'

export const NOON = Date.UTC(2026, 10, 18, 12)

/** Clients for several people of one agency, on a Wednesday at noon; `pass` advances the clock. */
export function createPeopleFixture() {
  let now = NOON
  const world: World = createWorld(memoryStore(), () => now)
  const at = (name: string) => MockClient.as(name, world)
  const begin = () => world.setFaults({ accessLifeS: 10_000_000 })
  return { world, at, begin, pass: (ms: number) => void (now += ms) }
}
