import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'

import {
  HIDDEN_RETRY_AFTER_MAX_MS,
  QUERY_GC_AFTER_MS,
  QUERY_RETRIES,
  QUERY_STALE_AFTER_MS,
} from '@/config/constants'
import { toast } from '@/services/page/toasts'

import { ApiError, errorText, isCancelled, isRefused } from './errors'

/** The Retry-After of a failing server, where it is too long to wait behind a skeleton. */
function longRetryAfterMs(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.isRefusal || error.retryAfterMs === undefined) return undefined
  return error.retryAfterMs > HIDDEN_RETRY_AFTER_MAX_MS ? error.retryAfterMs : undefined
}

/** Queries retry up to three times, never after a 4xx (requirements 8). */
const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < QUERY_RETRIES && !isRefused(error) && longRetryAfterMs(error) === undefined

const longRetries = new WeakMap<Query, { count: number; answers: number }>()
const retriedErrors = new WeakSet<object>()

/** Whether a failed query retries automatically once the server allows it. */
export const isRetriedLater = (error: object): boolean => retriedErrors.has(error)

/**
 * Retries a failed query after a long wait. These count as retries too: after three it stops until focus or
 * Retry.
 */
function retryLater(query: Query, error: object, waitMs: number): void {
  const answers = query.state.dataUpdateCount
  const before = longRetries.get(query)
  const count = before?.answers === answers ? before.count + 1 : 1
  longRetries.set(query, { count, answers })
  if (count > QUERY_RETRIES) return
  retriedErrors.add(error)
  setTimeout(() => {
    const { state, queryKey } = query
    if (state.error !== error || state.fetchStatus !== 'idle') return
    void queryClient.refetchQueries({ queryKey, exact: true, type: 'active' })
  }, waitMs)
}

/** Queries do not refetch on mount after a refusal (decisions 32). */
const isNotRefused = ({ state }: Query): boolean => !isRefused(state.error)

/**
 * Jitter, so that a thousand consoles do not retry at once. One factor per console, so that queries sent
 * together also retry together and batch.
 */
const RETRY_JITTER = 0.5 + Math.random() / 2

/** Exponential backoff; the server's Retry-After wins. */
export function retryDelayMs(attempt: number, error: unknown): number {
  if (error instanceof ApiError && error.retryAfterMs !== undefined) return error.retryAfterMs
  return Math.min(1000 * 2 ** attempt, 30_000) * RETRY_JITTER
}

const showErrorToast = (error: unknown, policy: string | undefined): void => {
  if (policy === 'toast' && !isCancelled(error)) toast.error(errorText(error))
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => showErrorToast(error, query.meta?.onError) }),
  mutationCache: new MutationCache({
    onError: (error, _request, _context, mutation) => showErrorToast(error, mutation.meta?.onError),
  }),
  defaultOptions: {
    queries: {
      staleTime: QUERY_STALE_AFTER_MS,
      gcTime: QUERY_GC_AFTER_MS,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      refetchOnMount: isNotRefused,
      retryOnMount: isNotRefused,
      retry: shouldRetry,
      retryDelay: retryDelayMs,
      // A call made offline fails visibly, where the default would wait silently.
      networkMode: 'always',
    },
    // A write is never repeated automatically (decisions 24).
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** Drops a failed query without observers, so that a page that opens later fetches again. */
function dropRefusedQuery(query: Query): void {
  const isOver = () =>
    isRefused(query.state.error) && query.state.data === undefined && query.getObserversCount() === 0
  if (!isOver()) return
  // A component that replaces another mounts right after it.
  setTimeout(() => {
    if (isOver()) queryClient.getQueryCache().remove(query)
  })
}

queryClient.getQueryCache().subscribe((event) => {
  if (event.type === 'observerRemoved') return dropRefusedQuery(event.query)
  if (event.type !== 'updated' || event.action.type !== 'error') return
  const { error } = event.action
  const waitMs = longRetryAfterMs(error)
  if (error && waitMs !== undefined) retryLater(event.query, error, waitMs)
})
