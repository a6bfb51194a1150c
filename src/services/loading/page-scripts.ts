declare global {
  interface Window {
    /** URLs of the scripts of a page; only in a build (build/inline-loader.ts). */
    filesOfPage?: (path: string) => readonly string[]
  }
}

/** The scripts of a page; empty where they are unknown, as in development. */
export const pageScripts = (path: string): string[] =>
  window.filesOfPage?.(path).filter((href) => href.endsWith('.js')) ?? []

/**
 * With CORS like a module, or a host that answers with `Vary: Origin` would make the browser fetch it twice.
 */
export const addResourceHint = (rel: 'modulepreload' | 'prefetch', href: string): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: 'anonymous' }))

/**
 * Preloads the code of a page all at once: sequentially it takes as many round trips as the imports are deep.
 * @returns whether its scripts are known
 */
export function preloadPageCode(path: string): boolean {
  const scripts = pageScripts(path)
  for (const href of scripts) addResourceHint('modulepreload', href)
  return scripts.length > 0
}
