import { type Zippable, zipSync } from 'fflate/browser'

export { strToU8, zipSync } from 'fflate/browser'

/**
 * `zip` of fflate in this thread. Its own compresses in a worker made of a blob, which the page's policy does not allow:
 * the file would never be finished. vite.config puts this in its place.
 */
export function zip(files: Zippable, done: (error: Error | null, archive: Uint8Array) => void): void {
  done(null, zipSync(files))
}
