import { canGoBack, NOTHING_VISITED, visit, type VisitKind } from '@/domain/visited'

let visited = NOTHING_VISITED
let shown: string | undefined
const listeners = new Set<(path: string) => void>()

/** Records a navigation before the page renders; `key` identifies the history entry. */
export function notePage(kind: VisitKind, key: string, path: string): void {
  visited = visit(visited, kind, key)
  shown = key
  listeners.forEach((listener) => listener(path))
}

/** Calls back with the path of each navigation, before the page renders. */
export function onPage(listener: (path: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this is still the router's current page: React may render behind it. */
export const isAtPage = (key: string): boolean => shown === undefined || shown === key

/** Whether Back leads to a page of this console; otherwise the caller uses its fallback (requirements 2). */
export const hasPageToGoBackTo = (): boolean => canGoBack(visited)

/** Restarts the history at the current page when the user changes. */
export function forgetPagesBefore(): void {
  visited = shown === undefined ? NOTHING_VISITED : visit(NOTHING_VISITED, 'pop', shown)
}

/** Clears the history between tests. */
export function forgetPages(): void {
  visited = NOTHING_VISITED
  shown = undefined
}
