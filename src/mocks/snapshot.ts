import { freshState, type State, STATE_VERSION } from './state'
import type { ThreadState } from './threads/thread-state'

/**
 * Where the state is kept. `alone` runs one piece of work at a time, over all who share the place; `tell` says to all of
 * them that there is something to look at.
 */
export interface Shelf {
  /** The newest state; undefined when nothing is kept. What was read is changed in place, and then written. */
  read(): Promise<State | undefined>
  write(state: State): Promise<void>
  alone<Result>(work: () => Promise<Result>): Promise<Result>
  tell(): void
  hear(listener: () => void): () => void
}

interface Snapshot {
  version: number
  /** Which state of the conversations belongs to it: they are packed apart, being large and seldom changed. */
  stamp: string
  state: Omit<State, 'threads'>
}

/** Differs whenever the conversations do. */
export const stampOf = ({ bornAt, threads }: State): string => `${bornAt}:${threads.version}`

export const packThreads = ({ threads }: State): string => JSON.stringify(threads)

/** Everything but the conversations. */
export function pack(state: State): string {
  const { threads: _, ...rest } = state
  return JSON.stringify({ version: STATE_VERSION, stamp: stampOf(state), state: rest } satisfies Snapshot)
}

/** Which conversations belong to a packed state; undefined when it cannot be read. */
export function stampIn(packed: string | undefined): string | undefined {
  return /^\{"version":\d+,"stamp":"([^"]*)"/.exec(packed ?? '')?.[1]
}

function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    // A snapshot that cannot be read is worth nothing.
    return undefined
  }
}

/** The state in a snapshot; a clean one when there is none, or when it is damaged or of another version. */
export function unpack(packed: string | undefined, threads?: string | ThreadState): State {
  // Written by `pack` and `packThreads` of some build; its version says whether it is this one.
  const snapshot = read(packed) as Snapshot | null | undefined
  const talks = typeof threads === 'string' ? (read(threads) as ThreadState | undefined) : threads // as above
  const fresh = freshState()
  if (snapshot?.version !== STATE_VERSION || typeof snapshot.state !== 'object') return fresh
  // A key that a later build of the same version added is filled from the clean state.
  return { ...fresh, ...snapshot.state, threads: { ...fresh.threads, ...talks } }
}

/** One after the other, whether the one before failed or not. */
export function queue(): Shelf['alone'] {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

/** Those who want to know, and how they are told. */
export function listeners(): Pick<Shelf, 'tell' | 'hear'> {
  const heard = new Set<() => void>()
  return {
    tell: () => heard.forEach((listener) => listener()),
    hear: (listener) => {
      heard.add(listener)
      return () => heard.delete(listener)
    },
  }
}

/** Keeps the state itself for as long as the process lives: tests, and the backend over HTTP. */
export function memoryShelf(): Shelf {
  let kept: State | undefined
  return {
    ...listeners(),
    read: () => Promise.resolve(kept),
    write: (state) => {
      kept = state
      return Promise.resolve()
    },
    alone: queue(),
  }
}
