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

/** What this tab saw last, so that what nobody changed is neither read nor written again. */
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
      // Damaged or of another version: what is read is a clean state, and counts as not yet written.
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

/** Tabs tell each other. */
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
 * Keeps the state in IndexedDB, one for all tabs: each piece of work waits for its turn over all of them and begins
 * by reading what the others wrote. Where the browser refuses to keep anything, the tab remembers for itself.
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
