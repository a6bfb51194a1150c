import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { parseSync } from 'vite'
import { expect, it } from 'vitest'

import { SCREENS } from '@/app/screens/screens'
import { SHELL_NAMESPACES } from '@/app/shell/namespaces'

const LOADED_BEFORE: readonly string[] = ['global', ...SHELL_NAMESPACES]
const ENDINGS = ['.ts', '.tsx', '/index.ts']

interface ModuleTexts {
  imports: string[]
  /** Of an index: the module behind each name. */
  behind: Map<string, string>
  namespaces: string[]
}

/** The module of ours behind an import; undefined for a package or a style sheet. */
function moduleOf(importer: string, source: string): string | undefined {
  if (!source.startsWith('@/') && !source.startsWith('.')) return undefined
  const path = source.startsWith('@/') ? join('src', source.slice(2)) : join(dirname(importer), source)
  return ENDINGS.map((ending) => path + ending).find((file) => existsSync(file))
}

/** The namespaces in calls of `useTranslation` anywhere in a syntax tree. */
function namespacesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const {
    type,
    callee,
    arguments: given,
  } = node as {
    type?: string
    callee?: { name?: string }
    arguments?: { value?: string; elements?: { value: string }[] }[]
  }
  if (type === 'CallExpression' && callee?.name === 'useTranslation')
    return (given ?? []).flatMap(({ value, elements }) => elements?.map((one) => one.value) ?? value ?? [])
  return Object.values(node).flatMap(namespacesIn)
}

const known = new Map<string, ModuleTexts>()

function textsOf(file: string): ModuleTexts {
  const before = known.get(file)
  if (before) return before
  const { module, program } = parseSync(file, readFileSync(file, 'utf8'))
  const behind = new Map(
    module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ isType, moduleRequest, exportName }) => {
        const from = moduleRequest && !isType ? moduleOf(file, moduleRequest.value) : undefined
        return from === undefined || exportName.name === null ? [] : [[exportName.name, from] as const]
      }),
  )
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const from = moduleOf(file, moduleRequest.value)
    if (from === undefined) return []
    return entries
      .filter(({ isType }) => !isType)
      .map(({ importName }) =>
        from.endsWith('/index.ts') ? (textsOf(from).behind.get(importName.name ?? '') ?? from) : from,
      )
  })
  const texts = { imports, behind, namespaces: namespacesIn(program) }
  known.set(file, texts)
  return texts
}

/** Every module that renders with a screen, without what it loads on demand. */
function modulesOf(screen: string): string[] {
  const reached = new Set([screen])
  for (const file of reached) for (const imported of textsOf(file).imports) reached.add(imported)
  return [...reached]
}

// A namespace that is missing suspends the page around the part that reads it.
it.each(Object.entries(SCREENS))('%s declares every namespace that it renders with', (_, facts) => {
  const declared = [...LOADED_BEFORE, ...facts.namespaces]
  const undeclared = modulesOf(`src/${facts.module}.tsx`).flatMap((file) =>
    textsOf(file)
      .namespaces.filter((namespace) => !declared.includes(namespace))
      .map((namespace) => `${file} reads ${namespace}`),
  )
  expect(undeclared).toEqual([])
})
