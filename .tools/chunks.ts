import type { Rolldown } from 'vite'

type Graph = Rolldown.ChunkingContext

/** What a face names for others is not needed by whoever asks it for one thing. */
const FACE = /[\\/]features[\\/][\w-]+[\\/]index\.ts$/

/** Every module that this one imports statically, and theirs; not through a face. */
function reach(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id) || FACE.test(id)) return seen
  seen.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, graph, seen)
  return seen
}

/**
 * Two chunks stand for the first load, for the sake of few requests: what every visitor needs, and what the sign-in
 * screen needs besides. All else is split as it is imported. `sideEffects` in package.json keeps what a face only
 * names out of the first.
 */
export function firstLoadChunks(root: string): Rolldown.CodeSplittingGroup[] {
  let signIn: Set<string> | undefined
  const isOfSignIn = (id: string, graph: Graph): boolean =>
    (signIn ??= reach(`${root}src/features/auth/screens/login.tsx`, graph)).has(id)
  return [
    { name: 'start', tags: ['$initial'], priority: 2 },
    { name: (id, graph) => (isOfSignIn(id, graph) ? 'sign-in' : null), priority: 1 },
  ]
}
