import type { ComponentProps, ReactNode } from 'react'

import { type ObservedQuery, useQueryStatus } from '@/api/query-status'

import { ContentState } from './content-state'

interface QueryContentProps<Data> extends Omit<ComponentProps<typeof ContentState>, 'status' | 'children'> {
  of: ObservedQuery & { data: Data | undefined }
  isEmpty?: boolean | undefined
  /** Where more than this query failed with it. */
  onRetry?: (() => void) | undefined
  /** A function gets the data. */
  children?: ReactNode | ((data: Data) => ReactNode)
}

/** The content of one query, or the state that it is in. */
export function QueryContent<Data>({
  of: read,
  isEmpty,
  onRetry,
  children,
  ...state
}: QueryContentProps<Data>) {
  return (
    <ContentState {...state} status={useQueryStatus(read, isEmpty, onRetry)}>
      {typeof children === 'function' ? read.data !== undefined && children(read.data) : children}
    </ContentState>
  )
}
