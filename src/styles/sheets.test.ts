import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { expect, test } from 'vitest'

const SRC = resolve('src')
const SHEET = join(SRC, 'styles/index.css')
const PUBLIC_SCREENS = ['login', 'forgot', 'reset', 'mfa', 'verify', 'locked', 'redirect']
const IMPORT = /^(?:import|export)\s(?!type\b)[^;'"]*?from\s+'([^']+)'/gm

function fileOf(from: string, name: string): string | undefined {
  if (!name.startsWith('.') && !name.startsWith('@/')) return
  const base = name.startsWith('@/') ? join(SRC, name.slice(2)) : resolve(dirname(from), name)
  return ['.ts', '.tsx', '/index.ts'].map((ending) => base + ending).find((path) => existsSync(path))
}

/** All that is loaded together with these files. The face of another feature gives names, not looks: not followed. */
function reachedFrom(starts: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const walk = (path: string) => {
    if (reached.has(path) || /features\/(?!auth)/.test(path)) return
    reached.add(path)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const next = fileOf(path, name)
      if (next) walk(next)
    }
  }
  starts.forEach(walk)
  return reached
}

test('the first sheet has the classes of everything a stranger can meet', () => {
  const sources = [...readFileSync(SHEET, 'utf8').matchAll(/^@source '([^']+)'/gm)].map(([, it = '']) => it)
  const covered = new Set(sources.flatMap((pattern) => globSync(join(dirname(SHEET), pattern))))
  const starts = [
    'main.tsx',
    'app/leave/logout-screen.tsx',
    'app/guard/not-found-screen.tsx',
    'app/status/fatal-screen.tsx',
    'ui/feedback/toast-stack.tsx',
  ]
  const screens = PUBLIC_SCREENS.map((name) => `features/auth/screens/${name}.tsx`)
  const reached = reachedFrom([...starts, ...screens].map((start) => join(SRC, start)))
  const drawn = [...reached].filter((path) => /className|\bcx\(/.test(readFileSync(path, 'utf8')))
  const bare = drawn.filter((path) => !covered.has(path)).map((path) => relative(SRC, path))
  expect(bare.filter((path) => path !== 'ui/cx.ts')).toEqual([])
})
