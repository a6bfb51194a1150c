/** A storage that lasts as long as the page. */
function pageStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (place) => [...kept.keys()][place] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

/**
 * The library that answers keeps cookies in localStorage, and looks for it as it loads: where the browser forbids to touch it,
 * the page would never start. It gets one that is forgotten with the page.
 */
export function allowStorage(): void {
  try {
    if (window.localStorage) return
  } catch {
    // Forbidden, as said above.
  }
  Object.defineProperty(window, 'localStorage', { configurable: true, value: pageStorage() })
}
