interface SetOptions {
  /**
   * When the disk is too full for the new value, also removes the old one: a used token is worse than none.
   */
  neverStale?: boolean
}

/** Text storage that never throws: what the browser refuses stays in memory for the life of the page. */
export interface TextStore {
  get: (key: string) => string | null
  set: (key: string, value: string, options?: SetOptions) => void
  remove: (key: string) => void
  /** Calls back when a value changed, in this tab or another; `null` means any key. */
  subscribe: (listener: (key: string | null) => void) => () => void
}

/** A store that can list its keys. */
export interface KeyedStore extends TextStore {
  /** The keys with this prefix. */
  keys: (prefix: string) => readonly string[]
  /** Whether a value is really on disk; a refused one is lost with the page. */
  isOnDisk: (key: string) => boolean
}

type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> &
  Partial<Pick<Storage, 'key' | 'length'>>

/** Creates a store over a storage area. Even accessing the area may throw, so each call looks it up. */
export function createStorage(area: () => StorageLike): KeyedStore {
  /** Values the area refused; `null` for a refused removal. */
  const refused = new Map<string, string | null>()
  const listeners = new Set<(key: string | null) => void>()
  const notify = (key: string | null) => listeners.forEach((listener) => listener(key))

  const attempt = (key: string, value: string | null, act: (area: StorageLike) => void) => {
    try {
      act(area())
      refused.delete(key)
    } catch {
      refused.set(key, value)
    }
    notify(key)
  }

  const onStorage = (event: StorageEvent) => {
    if (!isSameArea(area, event.storageArea)) return
    if (event.key !== null) refused.delete(event.key)
    notify(event.key)
  }

  return {
    get: (key) => refused.get(key) ?? (refused.has(key) ? null : readFrom(area, key)),
    set: (key, value, options) => attempt(key, value, (area) => writeTo(area, key, value, options)),
    remove: (key) => attempt(key, null, (area) => area.removeItem(key)),
    keys: (prefix) => {
      const names = new Set([...keysIn(area), ...refused.keys()].filter((name) => name.startsWith(prefix)))
      return [...names].filter((name) => refused.get(name) !== null)
    },
    isOnDisk: (key) => !refused.has(key) && readFrom(area, key) !== null,
    subscribe: (listener) => {
      if (listeners.size === 0) globalThis.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.removeEventListener('storage', onStorage)
      }
    },
  }
}

/**
 * A full disk may take a value once the old one is removed; if not, the old one is restored, unless
 * `neverStale`.
 */
function writeTo(
  area: StorageLike,
  key: string,
  value: string,
  { neverStale = false }: SetOptions = {},
): void {
  try {
    area.setItem(key, value)
  } catch (error) {
    const before = area.getItem(key)
    if (before === null) throw error
    area.removeItem(key)
    try {
      area.setItem(key, value)
    } catch {
      if (!neverStale) area.setItem(key, before)
      throw error
    }
  }
}

function readFrom(area: () => StorageLike, key: string): string | null {
  try {
    return area().getItem(key)
  } catch {
    return null
  }
}

function keysIn(area: () => StorageLike): string[] {
  try {
    const there = area()
    return Array.from({ length: there.length ?? 0 }, (_, index) => there.key?.(index) ?? '')
  } catch {
    return []
  }
}

function isSameArea(area: () => StorageLike, other: Storage | null): boolean {
  try {
    return other === null || area() === other
  } catch {
    return false
  }
}

/** Shared by all tabs, survives the browser. */
export const localStore: KeyedStore = createStorage(() => globalThis.localStorage)
/** For this tab, survives reloads. */
export const tabStore: TextStore = createStorage(() => globalThis.sessionStorage)

/** Calls back when this key of `localStore` changed, in this tab or another. */
export const onLocalChange = (key: string, listener: () => void): (() => void) =>
  localStore.subscribe((changed) => {
    if (changed === null || changed === key) listener()
  })

/** Whether session storage really persists: some decisions require it to survive a reload. */
export function isSessionStorageUsable(): boolean {
  const probe = 'storage-probe'
  try {
    globalThis.sessionStorage.setItem(probe, probe)
    const isKept = globalThis.sessionStorage.getItem(probe) === probe
    globalThis.sessionStorage.removeItem(probe)
    return isKept
  } catch {
    return false
  }
}
