import { afterEach, describe, expect, it, vi } from 'vitest'

import { createStorage, localStore, onLocalChange } from './storage'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

const fail = () => {
  throw new DOMException('no', 'SecurityError')
}

/** Ways in which browsers refuse storage, each as a storage area. */
const REFUSALS: Record<string, () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>> = {
  'its name may not even be read': fail,
  'there is none': () => undefined as unknown as Storage, // as in some embedded pages
  'reading throws': () => ({ getItem: fail, setItem: () => undefined, removeItem: () => undefined }),
  'writing throws': () => ({ getItem: () => null, setItem: fail, removeItem: () => undefined }),
  'it is full': () => ({
    getItem: () => 'old',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  }),
  'removing throws': () => ({ getItem: () => 'old', setItem: () => undefined, removeItem: fail }),
}

describe.each(Object.entries(REFUSALS))('storage when %s', (_how, area) => {
  it('never throws, and returns stored values for the life of the page', () => {
    const store = createStorage(area)
    const heard: (string | null)[] = []
    store.subscribe((key) => heard.push(key))
    expect(() => store.get('a')).not.toThrow()
    store.set('a', 'new')
    if (_how !== 'reading throws' && _how !== 'removing throws') expect(store.get('a')).toBe('new')
    store.remove('a')
    if (_how !== 'it is full') expect(store.get('a')).toBeNull()
    expect(heard).toEqual(['a', 'a'])
  })
})

describe('a full disk', () => {
  /** A storage area with a capacity in characters. */
  const fullDisk = (room: number) => {
    const kept = new Map<string, string>()
    const area = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => {
        // As in some browsers, the replaced value still counts.
        const used = [...kept.values()].join('').length
        if (used + value.length > room) throw new DOMException('full', 'QuotaExceededError')
        kept.set(key, value)
      },
      removeItem: (key: string) => void kept.delete(key),
    }
    return { kept, store: createStorage(() => area) }
  }

  it('accepts a value in the space of the one before', () => {
    const { kept, store } = fullDisk(10)
    store.set('a', '12345678')
    store.set('a', '87654321')
    expect([kept.get('a'), store.get('a')]).toEqual(['87654321', '87654321'])
  })

  it('keeps the old value on disk where the new one does not fit, and the new one in this page', () => {
    const { kept, store } = fullDisk(10)
    store.set('draft', '12345678')
    store.set('draft', '12345678 and more')
    expect([kept.get('draft'), store.get('draft')]).toEqual(['12345678', '12345678 and more'])
  })

  it('keeps nothing instead of a value that must not be used', () => {
    const { kept, store } = fullDisk(10)
    store.set('token', '12345678')
    store.set('token', 'a longer token', { neverStale: true })
    expect([kept.has('token'), store.get('token')]).toEqual([false, 'a longer token'])
  })
})

describe('storage', () => {
  it('notifies changes of this tab and of others, by key', () => {
    const changed = vi.fn<() => void>()
    const stop = onLocalChange('theme', changed)
    localStore.set('theme', 'dark')
    localStore.set('other', 'x')
    expect(changed).toHaveBeenCalledTimes(1)
    dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }))
    dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: sessionStorage }))
    dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
    expect(changed).toHaveBeenCalledTimes(3)
    stop()
    localStore.remove('theme')
    expect(changed).toHaveBeenCalledTimes(3)
  })

  it("prefers another tab's value to its own in-memory one", () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)
    localStore.set('theme', 'dark')
    setItem.mockRestore()
    const stop = localStore.subscribe(() => undefined)
    expect(localStore.get('theme')).toBe('dark')
    localStorage.setItem('theme', 'light')
    dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }))
    expect(localStore.get('theme')).toBe('light')
    stop()
  })
})
