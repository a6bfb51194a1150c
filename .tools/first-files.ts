import { readFileSync } from 'node:fs'

import type { Rolldown } from 'vite'

import { ROUTES } from '../src/domain/routes.ts'

/** Files and i18n namespaces that a page of signed-in users renders with. */
export interface PageFiles {
  /** Regular expression for the whole path of the URL. */
  path: string
  files: string[]
  words: string[]
}
export interface FirstFiles {
  /** Requests for session and first data, which depend on no other response. */
  ahead: string[]
  /** Files of every page with a session. */
  shell: Omit<PageFiles, 'path'>
  pages: PageFiles[]
}

const LOADED = /import\('([^']+)'\)/g
const WORDS = /(?:namespaces: |loadNamespaces\()\[([^\]]*)\]/
const FIRST_DATA = '/app/first-data'
const BARS = '/app/shell/bars'
const FLOATS = '/ui/floats'
const ANY = '[^/]+'
const SCREEN = /^ {2}(\w+): \{\n([\s\S]*?)^ {2}\},/gm

/** Parses what a module loads: parts of module paths, and namespaces. */
function loadsIn(code: string): { modules: string[]; words: string[] } {
  return {
    modules: [...code.matchAll(LOADED)].map(([, name = '']) => name.replace(/^(@|\.)\//, '/')),
    words: [...(WORDS.exec(code)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  }
}

/** A chunk and all its static imports. */
export function reach(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen
  seen.add(file)
  for (const imported of chunk.imports) reach(bundle, imported, seen)
  return seen
}

const plain = (id: string): string => id.replace(/[?#].*$/, '').replace(/\.(tsx?|css)$/, '')

/** Chunk files and their style sheets. */
function filesWith(bundle: Rolldown.OutputBundle, chunks: Iterable<string>): string[] {
  return [...chunks].flatMap((file) => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' ? [file, ...(chunk.viteMetadata?.importedCss ?? [])] : []
  })
}

/** The files of these modules and their imports, except known ones. */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[], known: ReadonlySet<string>) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const holding = modules.flatMap((name) => {
    const holders = chunks.filter(({ moduleIds }) => moduleIds.some((id) => plain(id).endsWith(plain(name))))
    if (holders.length === 0) throw new Error(`No file of the build holds ${name}`)
    return holders
  })
  const all = holding.flatMap(({ fileName }) => filesWith(bundle, reach(bundle, fileName)))
  return [...new Set(all)].filter((file) => !known.has(file))
}

/**
 * The files of shell and screens, read from `app/shell-load.ts` and `app/screens.ts`, so that a page preloads
 * all of them at once instead of import by import.
 */
export function firstFiles(root: string, bundle: Rolldown.OutputBundle): FirstFiles {
  const read = (path: string) => readFileSync(`${root}src/app/${path}`, 'utf8')
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry)
  const known = new Set(filesWith(bundle, reach(bundle, entry?.fileName ?? '')))
  const ahead = filesOf(bundle, [FIRST_DATA], known)
  const shell = loadsIn(read('shell-load.ts'))
  const shellFiles = filesOf(bundle, shell.modules, known)
  const withShell = new Set([...known, ...shellFiles])
  const pages = [...read('screens.ts').matchAll(SCREEN)].map(([, name = '', code = '']) => {
    const { modules, words } = loadsIn(code)
    if (modules.length === 0)
      throw new Error(`app/screens.ts says in a way not known here what ${name} loads`)
    const { path, ...facts } = ROUTES[name as keyof typeof ROUTES] // screens.ts has the same keys
    const bars = 'hidesNavigation' in facts ? [] : [BARS]
    return {
      path: `^${path.replace(/:\w+/g, ANY)}$`,
      files: filesOf(bundle, [...bars, ...modules], withShell),
      words: words.filter((word) => !shell.words.includes(word)),
    }
  })
  // Not a page but the overlays of every page, prefetched in case the connection drops (app/kept-parts.ts).
  pages.push({ path: '^floats$', files: filesOf(bundle, [FLOATS], withShell), words: [] })
  // Exact paths before patterns.
  pages.sort((one, other) => one.path.split(ANY).length - other.path.split(ANY).length)
  return { ahead, shell: { files: shellFiles, words: shell.words }, pages }
}
