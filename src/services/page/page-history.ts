import { canGoBack, NO_VISITED_PAGES, recordVisit, type VisitKind } from '@/domain/page/visited-pages'
import { createEmitter } from '@/lib/store'

let visitedPages = NO_VISITED_PAGES
let currentKey: string | undefined
let current: string | undefined
let previous: string | undefined
const pageChanges = createEmitter<[path: string]>()

/** Records a navigation before the page renders; `key` identifies the history entry. */
export function recordPage(kind: VisitKind, key: string, path: string): void {
  visitedPages = recordVisit(visitedPages, kind, key)
  currentKey = key
  if (path !== current) previous = current
  current = path
  pageChanges.emit(path)
}

/** Calls back with the path of each navigation, before the page renders. */
export const onPageChange: (listener: (path: string) => void) => () => void = pageChanges.subscribe

/** Whether this is still the router's current page: React may render behind it. */
export const isCurrentPage = (key: string): boolean => currentKey === undefined || currentKey === key

/** Whether Back leads to a page of this console; otherwise the caller uses its fallback (requirements 2). */
export const hasPreviousPage = (): boolean => canGoBack(visitedPages)

/** The path of the page before this one, in either direction; undefined after a load. */
export const previousPath = (): string | undefined => previous

/** Restarts the history at the current page when the user changes. */
export function restartPageHistory(): void {
  previous = undefined
  visitedPages =
    currentKey === undefined ? NO_VISITED_PAGES : recordVisit(NO_VISITED_PAGES, 'pop', currentKey)
}

/** Clears the history between tests. */
export function clearPageHistory(): void {
  visitedPages = NO_VISITED_PAGES
  currentKey = undefined
  previous = undefined
  current = undefined
}
