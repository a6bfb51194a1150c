import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A short name for the words as they are now: it changes when any of them does, so files may be cached for ever. */
export function localesVersion(root: string): string {
  const hash = createHash('sha256')
  const files = globSync('locales/*/*.json', { cwd: root }).toSorted()
  for (const file of files) hash.update(file).update(readFileSync(resolve(root, file)))
  return hash.digest('hex').slice(0, 8)
}
