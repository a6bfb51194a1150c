declare global {
  interface Window {
    /** Addresses of what a page is drawn with; only in a build (.tools/loader.ts). */
    filesOfPage?: (path: string) => string[]
  }
}

/** Scripts that a page is drawn with; none where nobody knows, as in development. */
export const scriptsOf = (path: string): string[] =>
  window.filesOfPage?.(path).filter((href) => href.endsWith('.js')) ?? []

/** Asked for as a module is: a host that answers with `Vary: Origin` would have it fetched a second time otherwise. */
export const linkTo = (rel: 'modulepreload' | 'prefetch', href: string): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: 'anonymous' }))

/** Asks for the code of a page all at once: file after file it would come in as many turns as there are imports. */
export const askForCodeOf = (path: string): void =>
  scriptsOf(path).forEach((href) => linkTo('modulepreload', href))
