import { readFileSync } from 'node:fs'

/** What stands on every page of who is signed in (chunks.ts), before any part of it is loaded. */
const EVERYWHERE = /[\\/](?:rolldown-runtime|index|shell|console|ahead)-[\w-]{8}\.js$/
/** Whoever is not signed in has these alone. */
const BEFORE = /[\\/](?:index|sign-in)-[\w-]{8}\.js$/

interface Host {
  hostId: string
  hostType: 'html' | 'js'
}

const SCREENS = /import\('[^']*\/([\w-]+)'\)/g
const HASHED = /^assets\/([\w-]+)-[\w-]{8}\.js$/

/**
 * What a part is loaded with: each chunk lists those files in its code, and need not name what is there already. What
 * pages are drawn with stands in the page itself (loader.ts).
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
