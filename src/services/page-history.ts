import { canGoBack, NOTHING_VISITED, visit, type VisitKind } from '@/domain/visited'

let visited = NOTHING_VISITED

/** Told by the router of every page shown; `key` names the history entry. */
export function notePage(kind: VisitKind, key: string): void {
  visited = visit(visited, kind, key)
}

/** Whether Back leads to a page of ours; otherwise the caller goes to its fallback (spec 2). */
export const hasPageToGoBackTo = (): boolean => canGoBack(visited)

/** Forgets the pages seen, when the person changes. */
export function forgetPages(): void {
  visited = NOTHING_VISITED
}
