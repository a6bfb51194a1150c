import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** A hash of all locale files for their URLs, so that hosts may cache them forever. */
export function localesVersion(root: string): string {
  const hash = createHash('sha256')
  const files = globSync('locales/*/*.json', { cwd: root }).toSorted()
  for (const file of files) hash.update(file).update(readFileSync(resolve(root, file)))
  return hash.digest('hex').slice(0, 8)
}
