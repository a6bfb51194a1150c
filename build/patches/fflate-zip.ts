import { type Zippable, zipSync } from 'fflate/browser'

export { strToU8, zipSync } from 'fflate/browser'

/**
 * Replaces fflate's `zip` (see vite.config.ts), which compresses in a blob worker that the content security
 * policy blocks: the export would never finish.
 */
export function zip(files: Zippable, done: (error: Error | null, archive: Uint8Array) => void): void {
  done(null, zipSync(files))
}
