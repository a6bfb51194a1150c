import type { Faults } from './faults'
import { memoryShelf, pack, type Shelf, unpack } from './snapshot'
import { freshState, type State } from './state'

/** One backend: its state, its clock. Every browser, test and HTTP visitor has a world of its own. */
export interface World {
  /** Only to be touched inside `visit`. */
  state: State
  now(): number
  newId(kind: string): string
  /** Runs work on the newest state, alone, and keeps what it changed. */
  visit<Result>(work: () => Result | Promise<Result>): Promise<Result>
  setFaults(patch: Partial<Faults>): Promise<Faults>
  reset(): Promise<void>
}

export function createWorld(shelf: Shelf = memoryShelf(), deviceNow: () => number = Date.now): World {
  let known: string | undefined
  const world: World = {
    state: freshState(),
    now: () => deviceNow() + world.state.faults.clockSkewMs,
    newId: (kind) => `${kind}-${world.state.nextId++}`,
    visit: (work) =>
      shelf.alone(async () => {
        const kept = await shelf.read()
        if (kept === undefined || kept !== known) world.state = unpack(kept)
        try {
          return await work()
        } finally {
          // A refused call may have changed something too: failed sign-ins are counted.
          const changed = pack(world.state)
          if (changed !== kept) await shelf.write(changed)
          known = changed
        }
      }),
    setFaults: (patch) =>
      world.visit(() => {
        world.state.faults = { ...world.state.faults, ...patch }
        return world.state.faults
      }),
    reset: () =>
      world.visit(() => {
        world.state = freshState()
      }),
  }
  return world
}
