/** What stands on every page of who is signed in (chunks.ts), before any part of it is loaded. */
const EVERYWHERE = /[\\/](?:rolldown-runtime|index|shell|console|ahead)-[\w-]{8}\.js$/
/** Whoever is not signed in has these alone. */
const BEFORE = /[\\/](?:index|sign-in)-[\w-]{8}\.js$/

interface Host {
  hostId: string
  hostType: 'html' | 'js'
}

/** What a part is loaded with: each chunk lists those files in its code, and need not name what is there already. */
export const besidesKnown = (_file: string, files: string[], { hostId, hostType }: Host): string[] =>
  hostType === 'html' || BEFORE.test(hostId) ? files : files.filter((file) => !EVERYWHERE.test(file))
