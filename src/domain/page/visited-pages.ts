/** Pages visited in this tab, in order, and the current position; entries are history keys. */
export interface VisitedPages {
  keys: readonly string[]
  at: number
}

export const NO_VISITED_PAGES: VisitedPages = { keys: [], at: -1 }

/** How navigation happened: a new entry, a replaced one (redirects), or a step through history. */
export type VisitKind = 'push' | 'replace' | 'pop'

/** The list after a visit. A redirect replaces the page it left, so it never counts (decisions 17). */
export function recordVisit(visited: VisitedPages, kind: VisitKind, key: string): VisitedPages {
  const { keys, at } = visited
  if (kind === 'pop') {
    const index = keys.indexOf(key)
    return index === -1 ? { keys: [key], at: 0 } : { keys, at: index }
  }
  const before = keys.slice(0, kind === 'replace' ? Math.max(at, 0) : at + 1)
  return { keys: [...before, key], at: before.length }
}

/** Whether back has an earlier page in this tab; otherwise the fallback applies (requirements 2). */
export const canGoBack = ({ at }: VisitedPages): boolean => at > 0
