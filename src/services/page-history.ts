import { canGoBack, NOTHING_VISITED, visit, type VisitKind } from '@/domain/visited'

let visited = NOTHING_VISITED
let shown: string | undefined
const listeners = new Set<(path: string) => void>()

/** Told by the router of every page gone to, before it is drawn; `key` names the history entry. */
export function notePage(kind: VisitKind, key: string, path: string): void {
  visited = visit(visited, kind, key)
  shown = key
  listeners.forEach((listener) => listener(path))
}

/** Calls back with the path of each page gone to, before anything of it is drawn. */
export function onPage(listener: (path: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this is still the page the router stands at: React draws behind it. */
export const isAtPage = (key: string): boolean => shown === undefined || shown === key

/** Whether Back leads to a page of ours; otherwise the caller goes to its fallback (spec 2). */
export const hasPageToGoBackTo = (): boolean => canGoBack(visited)

/** Counts from the page at hand again, when the person changes. */
export function forgetPagesBefore(): void {
  visited = shown === undefined ? NOTHING_VISITED : visit(NOTHING_VISITED, 'pop', shown)
}

/** Knows of no page at all: between two tests. */
export function forgetPages(): void {
  visited = NOTHING_VISITED
  shown = undefined
}
