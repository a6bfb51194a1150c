declare global {
  interface Window {
    /** Files of a page; only in a build (build/inline-loader.ts). */
    filesOfPage?: (path: string) => readonly string[]
    /** Files of the overlays of any page, likewise. */
    filesOfOverlays?: readonly string[]
  }
}

export const scriptsIn = (files: readonly string[] = []): string[] =>
  files.filter((href) => href.endsWith('.js'))

/** With CORS like a module, or a host that answers with `Vary: Origin` would make the browser fetch it twice. */
export const addResourceHint = (rel: 'modulepreload' | 'prefetch', href: string): void =>
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
