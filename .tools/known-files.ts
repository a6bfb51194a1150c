import { readFileSync } from 'node:fs'

/** Chunks loaded on every page of signed-in users (chunks.ts). */
const EVERYWHERE = /[\\/](?:rolldown-runtime|index|shell|console|ahead)-[\w-]{8}\.js$/
/** Chunks loaded without a session. */
const BEFORE = /[\\/](?:index|sign-in)-[\w-]{8}\.js$/

interface Host {
  hostId: string
  hostType: 'html' | 'js'
}

const SCREENS = /import\('[^']*\/([\w-]+)'\)/g
const HASHED = /^assets\/([\w-]+)-[\w-]{8}\.js$/

/**
 * Shortens Vite's dependency lists of dynamic imports: omits files that are already loaded. The inline loader
 * requests a page's own files (loader.ts).
 */
export function besidesKnown(root: string) {
  const table = readFileSync(`${root}src/app/screens.ts`, 'utf8')
  const pages = new Set([...table.matchAll(SCREENS)].map(([, name]) => name))
  return (file: string, files: string[], { hostId, hostType }: Host): string[] => {
    if (hostType === 'html' || BEFORE.test(hostId)) return files
    if (pages.has(HASHED.exec(file)?.[1])) return []
    return files.filter((one) => !EVERYWHERE.test(one))
  }
}
