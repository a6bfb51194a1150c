import { memoryShelf, queue, type Shelf } from './snapshot'

const NAME = 'mock-backend'
const STORE = 'snapshots'
const KEY = 'state'

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

/**
 * Keeps the snapshot in IndexedDB, one for all tabs: each piece of work waits for its turn over all of them and begins
 * by reading what the others wrote. Where the browser refuses to keep anything, the tab remembers for itself.
 */
export async function browserShelf(): Promise<Shelf> {
  const database = await open().catch(() => undefined)
  if (!database) return memoryShelf()
  const store = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE)
  return {
    read: async () => {
      const kept: unknown = await settled(store('readonly').get(KEY))
      return typeof kept === 'string' ? kept : undefined
    },
    write: async (text) => {
      await settled(store('readwrite').put(text, KEY))
    },
    alone: 'locks' in navigator ? (work) => navigator.locks.request(NAME, work) : queue(),
  }
}
