import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { BACKGROUND } from '../../build/chunk-groups.ts'

const DEFERRED =
  /const (\w+) = deferred\(\s*async \(\) =>\s*\(?await import\('([^']+)'\)\)?[.\w]*,?\s*(\{[^}]*\})?,?\s*\)/g

const pathOf = (importer: string, imported: string): string =>
  imported.startsWith('@/') ? imported.slice(2) : join(dirname(importer), imported)

/** Deferred parts that load by themselves once a page is idle, as paths under src without their ending. */
function idlePartsOf(file: string): string[] {
  const code = readFileSync(`src/${file}`, 'utf8')
  const isPreloaded = (name: string) => code.includes(`usePreload(${name}.preload)`)
  return [...code.matchAll(DEFERRED)].flatMap(([, name = '', imported = '', options = '']) =>
    options.includes("when: 'idle'") || isPreloaded(name) ? [pathOf(file, imported)] : [],
  )
}

describe('code that loads after the first frame of any page', () => {
  // A page's own parts are no concern of others; what the chat loads later the build finds by itself.
  const files = globSync('**/*.{ts,tsx}', { cwd: 'src' }).filter(
    (file) => !/\.test\.|^features\/(?:agency|figures|cr-tools)\/(?!session\/)[\w-]+\//.test(file),
  )

  it('comes in one file, as the build lists it', () => {
    const parts = files.flatMap(idlePartsOf)
    expect(parts).toContain('features/auth/screens/account-upkeep')
    expect(parts.filter((part) => !BACKGROUND.includes(`${part}.tsx`))).toEqual([])
  })
})
