import type { UseQueryResult } from '@tanstack/react-query'

import { t } from '@/i18n'
import { useOnline } from '@/services/network/online'

import { ApiError, errorText } from './errors'
import { isRetriedLater } from './query-client'

type QueryDisplayStatus =
  | { kind: 'ready' | 'loading' | 'empty' }
  | { kind: 'offline'; at?: number; isEmpty?: boolean }
  | { kind: 'stale'; at: number; isEmpty: boolean; onRefresh: () => void; isRefreshing: boolean }
  | { kind: 'error'; text: string; requestId: string | undefined; onRetry: () => void; isRetrying: boolean }

export type ObservedQuery = Pick<
  UseQueryResult,
  'data' | 'error' | 'isPending' | 'isFetching' | 'dataUpdatedAt'
> & {
  /** The shown data belongs to another request. */
  isPlaceholderData?: boolean
  refetch: () => Promise<unknown>
}

/**
 * The state a component shows for a query: old data stays visible on failure. `retry` where more than this query
 * failed with it.
 */
export function useQueryStatus(
  read: ObservedQuery,
  isEmpty = false,
  retry: () => void = () => void read.refetch(),
): QueryDisplayStatus {
  // The network changes without notifying a query.
  const isOnline = useOnline()
  if ((read.data === undefined || read.isPlaceholderData) && !isOnline) return { kind: 'offline' }
  if (read.isPending) return { kind: 'loading' }
  if (read.error && read.data === undefined) {
    const requestId = read.error instanceof ApiError ? read.error.requestId : undefined
    const text = isRetriedLater(read.error) ? t('global:error.busy') : errorText(read.error)
    return { kind: 'error', text, requestId, onRetry: retry, isRetrying: read.isFetching }
  }
  if (!isOnline) return { kind: 'offline', at: read.dataUpdatedAt, isEmpty }
  if (read.error) {
    const at = read.dataUpdatedAt
    return { kind: 'stale', at, isEmpty, onRefresh: retry, isRefreshing: read.isFetching }
  }
  return { kind: isEmpty ? 'empty' : 'ready' }
}
