declare global {
  interface Window {
    /** Addresses of what a page is drawn with; only in a build (.tools/loader.ts). */
    filesOfPage?: (path: string) => string[]
  }
}

/** Asks for the code of a page all at once: file after file it would come in as many turns as there are imports. */
export function askForCodeOf(path: string): void {
  for (const href of window.filesOfPage?.(path) ?? [])
    if (href.endsWith('.js'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}
