import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

interface Throttle {
  /** The shortest time between two rounds. */
  minMs: number
  /** Events within this time share one refetch. */
  debounceMs: number
}

/** Returns a function that schedules a refetch; its keys share the throttle. */
export function createThrottledRefetch({ minMs, debounceMs }: Throttle) {
  let due = new Map<string, QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let fetchedAt = Number.NEGATIVE_INFINITY
  const run = (client: QueryClient) => {
    const keys = due
    due = new Map()
    timer = undefined
    fetchedAt = Date.now()
    for (const [hash, queryKey] of keys) {
      // A running fetch may already be stale: queue another after it instead of cancelling it.
      if (client.isFetching({ queryKey }) > 0) due.set(hash, queryKey)
      else void client.invalidateQueries({ queryKey })
    }
    if (due.size > 0) start(client)
  }
  const start = (client: QueryClient) => {
    if (timer !== undefined) return
    // A device clock set back must not delay the refetch.
    const delay = Math.min(minMs, fetchedAt + minMs - Date.now())
    timer = setTimeout(() => run(client), Math.max(debounceMs, delay))
  }
  return (client: QueryClient, queryKey: QueryKey): void => {
    due.set(hashKey(queryKey), queryKey)
    start(client)
  }
}
