import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'

/** What is written into a list that is held part by part. */
type Change = (pages: readonly unknown[]) => unknown[]
type Pages = InfiniteData<unknown>

const changes = new WeakMap<object, Change[]>()
const followed = new WeakSet<QueryClient>()

/** The answer is made of the parts that were held when it was asked for: what was written since is written once more. */
function follow(client: QueryClient): void {
  if (followed.has(client)) return
  followed.add(client)
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { query, action } = event
    const isAnswer = action.type === 'success' && !action.manual
    if (!isAnswer && action.type !== 'fetch') return
    const due = changes.get(query)
    changes.delete(query)
    if (isAnswer && due)
      client.setQueryData<Pages>(
        query.queryKey,
        (old) => old && { ...old, pages: due.reduce((pages, change) => change(pages), old.pages) },
      )
  })
}

/**
 * Has a change made again in the answer of a list that is on its way, whichever of the two the server did first; so it
 * has to bear being made twice. Nothing happens where none is on its way.
 */
export function changeAnswer<Page>(
  client: QueryClient,
  query: Pick<Query, 'state'>,
  change: (pages: readonly Page[]) => Page[],
): void {
  if (query.state.fetchStatus === 'idle') return
  follow(client)
  // The parts of a query are of one kind.
  changes.set(query, [...(changes.get(query) ?? []), change as Change])
}
