import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

type Graph = ReadonlyMap<string, readonly string[]>

const ENDINGS = ['.ts', '.tsx', '/index.ts', '']

/** The file of ours behind an import; undefined for a package. */
function resolved(importer: string, source: string): string | undefined {
  const isOurs = source.startsWith('@/') || source.startsWith('.')
  if (!isOurs) return undefined
  const path = source.startsWith('@/') ? join('src', source.slice(2)) : join(dirname(importer), source)
  const file = ENDINGS.map((ending) => path + ending).find((name) => /\.\w+$/.test(name) && existsSync(name))
  if (file === undefined) throw new Error(`${importer} imports ${source}, which is no file`)
  return file
}

/** What a module imports, also by `import()` and `export … from`; a computed `import()` names no module. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { module } = parseSync(file, text)
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const source = text.slice(start, end)
    return source.startsWith("'") ? [source.slice(1, -1)] : []
  })
  const sources = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
    ...dynamic,
  ]
  return [...new Set(sources)].flatMap((source) => resolved(file, source) ?? [])
}

/** Modules that import each other, by Tarjan: each set of more than one is a cycle. */
function cyclesIn(graph: Graph): string[][] {
  const [order, low, open] = [new Map<string, number>(), new Map<string, number>(), [] as string[]]
  const cycles: string[][] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    low.set(file, order.size - 1)
    open.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) low.set(file, Math.min(low.get(file) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(file) !== order.get(file)) return
    const cycle = open.splice(open.indexOf(file))
    if (cycle.length > 1) cycles.push(cycle.toSorted())
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return cycles
}

describe('cycles between modules', () => {
  it('finds one of any length, and no other module', () => {
    const graph = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', []],
    ])
    expect(cyclesIn(graph)).toEqual([['a', 'b', 'c']])
  })

  it('reads static imports, import() and exports from elsewhere', () => {
    const clock = (name: string) => `src/features/clock/${name}`
    expect(importsOf(clock('clock-tasks.tsx'))).toEqual(
      expect.arrayContaining([clock('use-attendance.ts'), clock('correction-dialog.tsx')]),
    )
    expect(importsOf(clock('index.ts'))).toContain(clock('clock-widget.tsx'))
  })

  // Lint holds static imports alone.
  it('has none through import()', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|\.d\.ts$/.test(file))
    expect(files.length).toBeGreaterThan(1000)
    expect(cyclesIn(new Map(files.map((file) => [file, importsOf(file)])))).toEqual([])
  })
})
