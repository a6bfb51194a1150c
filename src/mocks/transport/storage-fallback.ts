/** An in-memory storage that lasts as long as the page. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

/**
 * MSW reads cookies from localStorage while it loads and would throw where the browser denies access, so
 * this installs an in-memory storage there.
 */
export function installStorageFallback(): void {
  try {
    if (window.localStorage) return
  } catch {
    // Forbidden, as said above.
  }
  Object.defineProperty(window, 'localStorage', { configurable: true, value: memoryStorage() })
}
