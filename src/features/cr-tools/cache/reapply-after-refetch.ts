import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'

/** A write into a paginated list. */
type PagesChange = (pages: readonly unknown[]) => unknown[]
type Pages = InfiniteData<unknown>

const pendingChanges = new WeakMap<object, PagesChange[]>()
const watchedClients = new WeakSet<QueryClient>()

/** A response builds on the pages held when its fetch began, so writes made since are applied again. */
function watchFetches(client: QueryClient): void {
  if (watchedClients.has(client)) return
  watchedClients.add(client)
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    const isAnswer = action.type === 'success' && !action.manual
    if (!isAnswer && action.type !== 'fetch') return
    const due = pendingChanges.get(query)
    pendingChanges.delete(query)
    if (isAnswer && due)
      client.setQueryData<Pages>(
        query.queryKey,
        (old) => old && { ...old, pages: due.reduce((pages, change) => change(pages), old.pages) },
      )
  })
}

/**
 * Applies a change again to the response of a list that is being fetched, so it must be idempotent. Does
 * nothing when no fetch runs.
 */
export function reapplyAfterRefetch<Page>(
  client: QueryClient,
  query: Pick<Query, 'state'>,
  change: (pages: readonly Page[]) => Page[],
): void {
  if (query.state.fetchStatus === 'idle') return
  watchFetches(client)
  // All pages of a query have the same type.
  pendingChanges.set(query, [...(pendingChanges.get(query) ?? []), change as PagesChange])
}
