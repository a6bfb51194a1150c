import { createState, type State, STATE_VERSION } from './state'
import type { ThreadState } from './thread-state'

/**
 * Where the state is stored. `exclusive` runs one transaction at a time across all tabs; `notify` notifies them
 * of a change.
 */
export interface SnapshotStore {
  /** The newest state; undefined when none is stored. Callers mutate the result and write it back. */
  read(): Promise<State | undefined>
  write(state: State): Promise<void>
  exclusive<Result>(work: () => Promise<Result>): Promise<Result>
  notify(): void
  subscribe(listener: () => void): () => void
}

interface Snapshot {
  version: number
  /** Which threads state belongs to it: threads are large and change seldom, so they are stored apart. */
  stamp: string
  state: Omit<State, 'threads'>
}

/** Changes whenever the threads state does. */
export const stampOf = ({ bornAt, threads }: State): string => `${bornAt}:${threads.version}`

export const packThreads = ({ threads }: State): string => JSON.stringify(threads)

/** Serialises everything but the threads. */
export function pack(state: State): string {
  const { threads: _, ...rest } = state
  return JSON.stringify({ version: STATE_VERSION, stamp: stampOf(state), state: rest } satisfies Snapshot)
}

/** The stamp in a packed state; undefined when unreadable. */
export function stampIn(packed: string | undefined): string | undefined {
  return /^\{"version":\d+,"stamp":"([^"]*)"/.exec(packed ?? '')?.[1]
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    // An unreadable snapshot counts as absent.
    return undefined
  }
}

/** The state in a snapshot; a clean one when it is missing, damaged or of another version. */
export function unpack(packed: string | undefined, threads?: string | ThreadState): State {
  // `pack` and `packThreads` of some build wrote it; the version says whether it is this one.
  const snapshot = parseJson(packed) as Snapshot | null | undefined
  const conversations =
    typeof threads === 'string' ? (parseJson(threads) as ThreadState | undefined) : threads // as above
  const fresh = createState()
  if (snapshot?.version !== STATE_VERSION || typeof snapshot.state !== 'object') return fresh
  // The clean state fills keys that a later build of the same version added.
  return { ...fresh, ...snapshot.state, threads: Object.assign(fresh.threads, conversations) }
}

/** Runs work one after the other, also after a failure. */
export function createQueue(): SnapshotStore['exclusive'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

/** A set of listeners and how to notify them. */
export function createListeners(): Pick<SnapshotStore, 'notify' | 'subscribe'> {
  const heard = new Set<() => void>()
  return {
    notify: () => heard.forEach((listener) => listener()),
    subscribe: (listener) => {
      heard.add(listener)
      return () => heard.delete(listener)
    },
  }
}

/** Keeps the state in memory: for tests and the backend over HTTP. */
export function memoryStore(): SnapshotStore {
  let kept: State | undefined
  return {
    ...createListeners(),
    read: () => Promise.resolve(kept),
    write: (state) => {
      kept = state
      return Promise.resolve()
    },
    exclusive: createQueue(),
  }
}
