import { emitEvent } from './emit-event'
import type { Faults } from './faults'
import { memoryStore, type SnapshotStore } from './snapshot'
import { createState, type State } from './state'

/** One backend: its state and clock. Every browser, test and HTTP client has its own. */
export interface World {
  /** Access it only inside `transact`. */
  state: State
  now(): number
  newId(kind: string): string
  /** Runs work on the newest state exclusively and stores its changes. */
  transact<Result>(work: () => Result | Promise<Result>): Promise<Result>
  /** Calls the listener when there may be live events to send. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  setFaults(patch: Partial<Faults>): Promise<Faults>
  reset(): Promise<void>
}

interface WorldOptions {
  /** Default traffic, events per second. */
  traffic?: number
}

/** The parts of the state whose change concerns event streams: events, faults, sessions, tokens. */
const streamInputsOf = ({ threads, faults, sessions, accessGeneration }: State): readonly unknown[] => [
  threads.eventId,
  faults,
  sessions,
  accessGeneration,
]

/** Emits an event to everyone when the version changes. */
function updateFaults(world: World, patch: Partial<Faults>): Faults {
  const { versionDecision } = world.state.faults
  world.state.faults = { ...world.state.faults, ...patch }
  if (world.state.faults.versionDecision !== versionDecision) emitEvent(world, null, 'version.changed', {})
  return world.state.faults
}

export function createWorld(
  snapshots: SnapshotStore = memoryStore(),
  deviceNow: () => number = Date.now,
  { traffic = 0 }: WorldOptions = {},
): World {
  const fresh = (): State => {
    const state = createState()
    state.faults.traffic = traffic
    return state
  }
  const world: World = {
    state: fresh(),
    now: () => deviceNow() + world.state.faults.clockSkewMs,
    newId: (kind) => `${kind}-${world.state.nextId++}`,
    transact: (work) =>
      snapshots.exclusive(async () => {
        world.state = (await snapshots.read()) ?? fresh()
        const before = streamInputsOf(world.state)
        try {
          return await work()
        } finally {
          // A rejected call may change state too: failed sign-ins are counted.
          await snapshots.write(world.state)
          const after = streamInputsOf(world.state)
          if (after.some((mark, index) => mark !== before[index])) snapshots.notify()
        }
      }),
    subscribe: (listener) => snapshots.subscribe(listener),
    setFaults: (patch) => world.transact(() => updateFaults(world, patch)),
    reset: () =>
      world.transact(() => {
        world.state = fresh()
      }),
  }
  return world
}
