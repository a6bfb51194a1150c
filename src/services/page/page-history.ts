import { canGoBack, NO_VISITED_PAGES, recordVisit, type VisitKind } from '@/domain/page/visited-pages'

let visitedPages = NO_VISITED_PAGES
let currentKey: string | undefined
const listeners = new Set<(path: string) => void>()

/** Records a navigation before the page renders; `key` identifies the history entry. */
export function recordPage(kind: VisitKind, key: string, path: string): void {
  visitedPages = recordVisit(visitedPages, kind, key)
  currentKey = key
  listeners.forEach((listener) => listener(path))
}

/** Calls back with the path of each navigation, before the page renders. */
export function onPageChange(listener: (path: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this is still the router's current page: React may render behind it. */
export const isCurrentPage = (key: string): boolean => currentKey === undefined || currentKey === key

/** Whether Back leads to a page of this console; otherwise the caller uses its fallback (requirements 2). */
export const hasPreviousPage = (): boolean => canGoBack(visitedPages)

/** Restarts the history at the current page when the user changes. */
export function restartPageHistory(): void {
  visitedPages =
    currentKey === undefined ? NO_VISITED_PAGES : recordVisit(NO_VISITED_PAGES, 'pop', currentKey)
}

/** Clears the history between tests. */
export function clearPageHistory(): void {
  visitedPages = NO_VISITED_PAGES
  currentKey = undefined
}
