/** The pages seen in this tab, in order, and where we stand among them; entries are history keys. */
export interface Visited {
  keys: readonly string[]
  at: number
}

export const NOTHING_VISITED: Visited = { keys: [], at: -1 }

/** How the page was come by: a new entry, one put in place of another (redirects), or a step through history. */
export type VisitKind = 'push' | 'replace' | 'pop'

/** The list after a visit. A redirect takes the place of the page it left, so it never counts (decision 17). */
export function visit(visited: Visited, kind: VisitKind, key: string): Visited {
  const { keys, at } = visited
  if (kind === 'pop') {
    const known = keys.indexOf(key)
    return known === -1 ? { keys: [key], at: 0 } : { keys, at: known }
  }
  const before = keys.slice(0, kind === 'replace' ? Math.max(at, 0) : at + 1)
  return { keys: [...before, key], at: before.length }
}

/** Back goes back when more than one page was visited up to here; otherwise the fallback is taken (spec 2). */
export const canGoBack = ({ at }: Visited): boolean => at > 0
