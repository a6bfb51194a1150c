import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

import { QUERY_GARBAGE_AFTER_MS, QUERY_RETRIES, QUERY_STALE_AFTER_MS } from '@/config/constants'
import { toast } from '@/services/toasts'

import { ApiError, errorText, isCancelled } from './errors'

/** Reads are asked again up to three times, never after a 4xx (spec 8). */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < QUERY_RETRIES && !(error instanceof ApiError && error.isRefusal)

/**
 * Random, so that a thousand consoles don't come back at once; and one for all reads of a console: what was asked for
 * together is asked for again together, all names of a list in one call.
 */
const SHARE = 0.5 + Math.random() / 2

/** Growing; the server's word wins. */
export function retryDelayMs(attempt: number, error: unknown): number {
  if (error instanceof ApiError && error.retryAfterMs !== undefined) return error.retryAfterMs
  return Math.min(1000 * 2 ** attempt, 30_000) * SHARE
}

const tell = (error: unknown, policy: string | undefined): void => {
  if (policy === 'toast' && !isCancelled(error)) toast.error(errorText(error))
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta?.onError) }),
  mutationCache: new MutationCache({
    onError: (error, _request, _context, mutation) => tell(error, mutation.meta?.onError),
  }),
  defaultOptions: {
    queries: {
      staleTime: QUERY_STALE_AFTER_MS,
      gcTime: QUERY_GARBAGE_AFTER_MS,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      refetchOnMount: true,
      retry: shouldRetry,
      retryDelay: retryDelayMs,
      // A call made offline fails and says so, where the default would wait without a word.
      networkMode: 'always',
    },
    // Decision 24: a write is never repeated by itself.
    mutations: { retry: false, networkMode: 'always' },
  },
})
