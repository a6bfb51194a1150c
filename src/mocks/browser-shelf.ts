import {
  listeners,
  memoryShelf,
  pack,
  packThreads,
  queue,
  type Shelf,
  stampIn,
  stampOf,
  unpack,
} from './snapshot'
import type { State } from './state'

const NAME = 'mock-backend'
const STORE = 'snapshots'
const KEY = 'state'
const THREADS_KEY = 'threads'

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return settled(request)
}

/** The snapshot this tab last read, so that unchanged data is neither read nor written again. */
interface Known {
  packed: string
  state: State
  stamp: string
}

function keeperOf(database: IDBDatabase): Pick<Shelf, 'read' | 'write'> {
  let known: Known | undefined
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE)
  const textAt = async (key: string): Promise<string | undefined> => {
    const kept: unknown = await settled(store('readonly').get(key))
    return typeof kept === 'string' ? kept : undefined
  }
  return {
    read: async () => {
      const packed = await textAt(KEY)
      if (packed === undefined) {
        known = undefined
        return undefined
      }
      if (packed === known?.packed) return known.state
      const stamp = stampIn(packed)
      const isSame = known !== undefined && stamp === known.stamp
      const state = unpack(packed, isSame ? known?.state.threads : await textAt(THREADS_KEY))
      // A damaged or outdated snapshot reads as a clean state that is not stored yet.
      known = stamp === stampOf(state) ? { packed, state, stamp } : undefined
      return state
    },
    write: async (state) => {
      const [packed, stamp] = [pack(state), stampOf(state)]
      if (stamp !== known?.stamp) await settled(store('readwrite').put(packThreads(state), THREADS_KEY))
      if (packed !== known?.packed) await settled(store('readwrite').put(packed, KEY))
      known = { packed, state, stamp }
    },
  }
}

/** Notifies other tabs over a BroadcastChannel. */
function overTabs(): Pick<Shelf, 'tell' | 'hear'> {
  const own = listeners()
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', () => own.tell())
  return {
    hear: own.hear,
    tell: () => {
      own.tell()
      channel.postMessage(null)
    },
  }
}

/**
 * Stores the state in IndexedDB, shared by all tabs: each transaction takes a lock across tabs and first
 * reads what others wrote. Falls back to memory where the browser denies storage.
 */
export async function browserShelf(): Promise<Shelf> {
  const database = await open().catch(() => undefined)
  if (!database) return memoryShelf()
  return {
    ...overTabs(),
    ...keeperOf(database),
    alone: 'locks' in navigator ? (work) => navigator.locks.request(NAME, work) : queue(),
  }
}
