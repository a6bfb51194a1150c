import { emit } from './live'
import type { Faults } from './faults'
import { memoryShelf, type Shelf } from './snapshot'
import { freshState, type State } from './state'

/** One backend: its state and clock. Every browser, test and HTTP client has its own. */
export interface World {
  /** Access it only inside `visit`. */
  state: State
  now(): number
  newId(kind: string): string
  /** Runs work on the newest state exclusively and stores its changes. */
  visit<Result>(work: () => Result | Promise<Result>): Promise<Result>
  /** Calls the listener when there may be live events to send. Returns the unsubscribe function. */
  hear(listener: () => void): () => void
  setFaults(patch: Partial<Faults>): Promise<Faults>
  reset(): Promise<void>
}

interface WorldOptions {
  /** Default traffic, events per second. */
  traffic?: number
}

/** The parts of the state whose change concerns event streams: events, faults, sessions, tokens. */
const marksOf = ({ threads, faults, sessions, accessGeneration }: State): readonly unknown[] => [
  threads.eventId,
  faults,
  sessions,
  accessGeneration,
]

/** Emits an event to everyone when the version changes. */
function putFaults(world: World, patch: Partial<Faults>): Faults {
  const { versionDecision } = world.state.faults
  world.state.faults = { ...world.state.faults, ...patch }
  if (world.state.faults.versionDecision !== versionDecision) emit(world, null, 'version.changed', {})
  return world.state.faults
}

export function createWorld(
  shelf: Shelf = memoryShelf(),
  deviceNow: () => number = Date.now,
  { traffic = 0 }: WorldOptions = {},
): World {
  const fresh = (): State => {
    const state = freshState()
    return { ...state, faults: { ...state.faults, traffic } }
  }
  const world: World = {
    state: fresh(),
    now: () => deviceNow() + world.state.faults.clockSkewMs,
    newId: (kind) => `${kind}-${world.state.nextId++}`,
    visit: (work) =>
      shelf.alone(async () => {
        world.state = (await shelf.read()) ?? fresh()
        const before = marksOf(world.state)
        try {
          return await work()
        } finally {
          // A rejected call may change state too: failed sign-ins are counted.
          await shelf.write(world.state)
          const after = marksOf(world.state)
          if (after.some((mark, place) => mark !== before[place])) shelf.tell()
        }
      }),
    hear: (listener) => shelf.hear(listener),
    setFaults: (patch) => world.visit(() => putFaults(world, patch)),
    reset: () =>
      world.visit(() => {
        world.state = fresh()
      }),
  }
  return world
}
