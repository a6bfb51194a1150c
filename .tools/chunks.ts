import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/** What a face or a package's list names for others is not needed by whoever asks it for one thing. */
const LISTS =
  /[\\/]features[\\/][\w-]+[\\/]index\.ts$|[\\/]lucide-react[\\/]dist[\\/]esm[\\/][\w-]+\.m?js$|[\\/]react-i18next[\\/]/
const ICONS_ASKED = /import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/g
const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.m?js$/

/** Every module that this one imports statically, and theirs; not through a list. */
function reach(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id) || LISTS.test(id)) return seen
  seen.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, graph, seen)
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
