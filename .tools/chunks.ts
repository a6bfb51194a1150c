import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/** What a face or a package's list names for others is not needed by whoever asks it for one thing. */
const LISTS =
  /[\\/]features[\\/][\w-]+[\\/]index\.ts$|[\\/]lucide-react[\\/]dist[\\/]esm[\\/][\w-]+\.m?js$|[\\/]react-i18next[\\/]/
const ICONS_ASKED = /import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/g
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.m?js$/

/** Lists whose entries are files named like what they export, the first letter aside. */
const NAMED_LIST = /[\\/](@tanstack[\\/](?:react-query|query-core))[\\/]build[\\/]modern[\\/]index\.js$/
const NAMES_ASKED = /import\s*\{([^}]+)\}\s*from\s*["'](@tanstack\/[\w-]+)["']/g

const plain = (name: string): string => name.trim().replace(/\s.*/, '').toLowerCase()

/** The entries of a list that a module's code asks for by name; a list may pass on another one. */
function askedOf(list: string, code: string, graph: Graph): string[] {
  const names = new Set([...code.matchAll(NAMES_ASKED)].flatMap(([, all = '']) => all.split(',').map(plain)))
  const isAsked = (id: string) => names.has(plain(/([\w-]+)\.js$/.exec(id)?.[1] ?? ''))
  const entries = graph.getModuleInfo(list)?.importedIds ?? []
  return entries.flatMap((id) => (NAMED_LIST.test(id) ? askedOf(id, code, graph) : isAsked(id) ? [id] : []))
}

/** Every module that this one imports statically, and theirs; of a list only what is asked for. */
function reach(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id) || LISTS.test(id)) return seen
  seen.add(id)
  const info = graph.getModuleInfo(id)
  for (const imported of info?.importedIds ?? []) {
    const asked = NAMED_LIST.test(imported) ? askedOf(imported, info?.code ?? '', graph) : [imported]
    for (const next of asked) reach(next, graph, seen)
  }
  return seen
}

const fileOfIcon = (name: string): string =>
  name
    .trim()
    .replace(/([a-z0-9])([A-Z])|([a-zA-Z])(?=\d)/g, (_, end, start, last) =>
      last ? `${last}-` : `${end}-${start}`,
    )
    .toLowerCase()

/** The icons that these modules ask for by name. */
function iconsOf(modules: Set<string>, graph: Graph): Set<string> {
  const asked = [...modules].flatMap((id) => [...(graph.getModuleInfo(id)?.code ?? '').matchAll(ICONS_ASKED)])
  return new Set(asked.flatMap(([, names = '']) => names.split(',').map(fileOfIcon)))
}

/**
 * Two chunks stand for the first load, for the sake of few requests: what every visitor needs, and what the sign-in
 * screen needs besides. All else is split as it is imported. `sideEffects` in package.json keeps what a face only
 * names out of the first.
 */
export function firstLoadChunks(root: string): Rolldown.CodeSplittingGroup[] {
  let signIn: Set<string> | undefined
  let icons: Set<string> | undefined
  const isOfSignIn = (id: string, graph: Graph): boolean => {
    signIn ??= reach(`${root}src/features/auth/screens/login.tsx`, graph)
    icons ??= iconsOf(signIn, graph)
    const icon = ICON.exec(id)?.[1]
    return icon ? icons.has(icon) : signIn.has(id)
  }
  return [
    { name: 'start', tags: ['$initial'], priority: 2 },
    { name: (id, graph) => (isOfSignIn(id, graph) ? 'sign-in' : null), priority: 1 },
  ]
}
