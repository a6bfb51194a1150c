import {
  createListeners,
  memoryStore,
  pack,
  packThreads,
  createQueue,
  type SnapshotStore,
  stampIn,
  stampOf,
  unpack,
} from '../state/snapshot'
import type { State } from '../state/state'

const NAME = 'mock-backend'
const STORE = 'snapshots'
const KEY = 'state'
const THREADS_KEY = 'threads'

const requestResult = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return requestResult(request)
}

/** The snapshot this tab last read, so that unchanged data is neither read nor written again. */
interface CachedSnapshot {
  packed: string
  state: State
  stamp: string
}

function databaseStore(database: IDBDatabase): Pick<SnapshotStore, 'read' | 'write'> {
  let cached: CachedSnapshot | undefined
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE)
  const textAt = async (key: string): Promise<string | undefined> => {
    const kept: unknown = await requestResult(store('readonly').get(key))
    return typeof kept === 'string' ? kept : undefined
  }
  return {
    read: async () => {
      const packed = await textAt(KEY)
      if (packed === undefined) {
        cached = undefined
        return undefined
      }
      if (packed === cached?.packed) return cached.state
      const stamp = stampIn(packed)
      const isSame = cached !== undefined && stamp === cached.stamp
      const state = unpack(packed, isSame ? cached?.state.threads : await textAt(THREADS_KEY))
      // A damaged or outdated snapshot reads as a clean state that is not stored yet.
      cached = stamp === stampOf(state) ? { packed, state, stamp } : undefined
      return state
    },
    write: async (state) => {
      const [packed, stamp] = [pack(state), stampOf(state)]
      if (stamp !== cached?.stamp)
        await requestResult(store('readwrite').put(packThreads(state), THREADS_KEY))
      if (packed !== cached?.packed) await requestResult(store('readwrite').put(packed, KEY))
      cached = { packed, state, stamp }
    },
  }
}

/** Notifies other tabs over a BroadcastChannel. */
function tabNotifications(): Pick<SnapshotStore, 'notify' | 'subscribe'> {
  const own = createListeners()
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', () => own.notify())
  return {
    subscribe: own.subscribe,
    notify: () => {
      own.notify()
      channel.postMessage(null)
    },
  }
}

/**
 * Stores the state in IndexedDB, shared by all tabs: each transaction takes a lock across tabs and first
 * reads what others wrote. Falls back to memory where the browser denies storage.
 */
export async function indexedDbStore(): Promise<SnapshotStore> {
  const database = await openDatabase().catch(() => undefined)
  if (!database) return memoryStore()
  return {
    ...tabNotifications(),
    ...databaseStore(database),
    exclusive: 'locks' in navigator ? (work) => navigator.locks.request(NAME, work) : createQueue(),
  }
}
