import type { Query, QueryClient } from '@tanstack/react-query'

type Change = (data: unknown) => unknown

const pendingChanges = new WeakMap<object, Change[]>()
const watchedClients = new WeakSet<QueryClient>()

/** A response may be older than writes made since its fetch began, so they are applied again. */
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
      client.setQueryData(query.queryKey, (old: unknown) => due.reduce((data, change) => change(data), old))
  })
}

/** Applies a change again to the response of a running fetch, so it must be idempotent. Does nothing without one. */
export function reapplyAfterRefetch<Data>(
  client: QueryClient,
  query: Pick<Query, 'state'>,
  change: (data: Data) => Data,
): void {
  if (query.state.fetchStatus === 'idle') return
  watchFetches(client)
  // The data of one query always have the same type.
  pendingChanges.set(query, [...(pendingChanges.get(query) ?? []), change as Change])
}
