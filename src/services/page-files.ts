declare global {
  interface Window {
    /** Addresses of what a page is drawn with, its words too; only in a build (.tools/loader.ts). */
    filesOfPage?: (path: string) => string[]
  }
}

/** Into the browser's cache, and no further: code of pages that nobody goes to would fill the memory all day. */
const fetchFile = async (address: string): Promise<void> => {
  await fetch(address, { priority: 'low' })
    .then((answer) => answer.blob())
    .catch(() => undefined)
}

/** Fetches what these pages are drawn with; false where nobody knows what that is. */
export function fetchFilesOf(paths: readonly string[]): boolean {
  const { filesOfPage } = window
  if (!filesOfPage) return false
  for (const file of new Set(paths.flatMap(filesOfPage))) void fetchFile(file)
  return true
}

/** Asks for the code of a page all at once: file after file it would come in as many turns as there are imports. */
export function askForCodeOf(path: string): void {
  for (const href of window.filesOfPage?.(path) ?? [])
    if (href.endsWith('.js'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}
