import { freshState, type State, STATE_VERSION } from './state'

/** Where a snapshot is kept, as text. `alone` runs one piece of work at a time, over all who share the place. */
export interface Shelf {
  read(): Promise<string | undefined>
  write(text: string): Promise<void>
  alone<Result>(work: () => Promise<Result>): Promise<Result>
}

interface Snapshot {
  version: number
  state: State
}

export const pack = (state: State): string =>
  JSON.stringify({ version: STATE_VERSION, state } satisfies Snapshot)

/** The state in a snapshot; a clean one when there is none, or when it is damaged or of another version. */
export function unpack(text: string | undefined): State {
  try {
    const { version, state } = JSON.parse(text ?? '') as Snapshot
    // A key that a later build of the same version added is filled from the clean state.
    if (version === STATE_VERSION && typeof state === 'object') return { ...freshState(), ...state }
  } catch {
    // Falls through: a snapshot that cannot be read is worth nothing.
  }
  return freshState()
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

/** Keeps the snapshot for as long as the process lives: tests, and the backend over HTTP. */
export function memoryShelf(): Shelf {
  let kept: string | undefined
  return {
    read: () => Promise.resolve(kept),
    write: (text) => {
      kept = text
      return Promise.resolve()
    },
    alone: queue(),
  }
}
