declare global {
  interface Window {
    /** Files of a page; only in a build (build/inline-loader.ts). */
    filesOfPage?: (path: string) => readonly string[]
    /** Files of the overlays of any page, likewise. */
    filesOfOverlays?: readonly string[]
  }
}

const scriptsIn = (files: readonly string[] = []): string[] => files.filter((href) => href.endsWith('.js'))
const supportsPrefetch = (): boolean => document.createElement('link').relList.supports('prefetch')

/** With CORS like a module, or a host that answers with `Vary: Origin` would make the browser fetch it twice. */
const addResourceHint = (rel: 'modulepreload' | 'prefetch', href: string): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: 'anonymous' }))

/** @returns whether its scripts are known: they are not in development */
function requestCode(files: readonly string[] | undefined): boolean {
  const scripts = scriptsIn(files)
  for (const href of scripts) addResourceHint('modulepreload', href)
  return scripts.length > 0
}

/** Requests the code of a page all at once: sequentially it takes as many round trips as the imports are deep. */
export const requestPageCode = (path: string): boolean => requestCode(window.filesOfPage?.(path))

/** Requests the code of overlays without evaluating it. */
export const requestOverlayCode = (): boolean => requestCode(window.filesOfOverlays)

/**
 * Prefetches the code of a page into the browser's cache without evaluating it, so that it also loads
 * offline. Returns whether it is cached: Safari cannot, and development has no list of a page's scripts.
 */
export function prefetchPageCode(path: string): boolean {
  const scripts = supportsPrefetch() ? scriptsIn(window.filesOfPage?.(path)) : []
  const isLinked = (href: string) => document.head.querySelector(`link[href="${href}"]`) !== null
  for (const href of scripts) if (!isLinked(href)) addResourceHint('prefetch', href)
  return scripts.length > 0
}
