import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'

import { QueryContent } from '@/ui/feedback/query-content'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

import { ExportAll, type ListFile } from './export-all'
import { FigureTable, type FigureTableProps } from './figure-table'
import { LoadMoreRows } from './load-more-rows'
import { mergePages } from './merge-pages'
import { useHiddenColumns } from './use-hidden-columns'

interface ServerPage<Row> {
  data: readonly Row[]
  lastId: string | null
  /** How many rows match, where the server counts them. */
  total?: number | undefined
}

interface ServerTableProps<Row extends object> extends Omit<
  FigureTableProps<Row>,
  'rows' | 'fault' | 'filter' | 'hold' | 'foot'
> {
  read: UseInfiniteQueryResult<{ pages: ServerPage<Row>[] }>
  /** What Retry loads, where it is more than the rows. */
  onRetry?: () => void
  file: ListFile<Row>
}

const NO_PAGES: readonly never[] = []

/**
 * A table whose rows the server sorts, filters and pages: chosen columns, totals, preloaded pages, an order
 * that holds under the pointer, and every query state.
 */
export function ServerTable<Row extends object>(props: ServerTableProps<Row>) {
  const { read, onRetry, file, actions, ...table } = props
  const parts = read.data?.pages ?? NO_PAGES
  // eslint-disable-next-line react/exhaustive-deps -- a row always has the same key
  const rows = useMemo(() => mergePages<Row>(parts, table.rowKey), [parts])
  const { hidden } = useHiddenColumns(table.id)
  return (
    <QueryContent isBare of={read} onRetry={onRetry} skeleton={<TableCardSkeleton rows={10} columns={7} />}>
      <FigureTable
        total={parts.at(-1)?.total}
        {...table}
        rows={rows}
        hold={{ requestKey: '', isSettled: !read.isPlaceholderData }}
        actions={
          <>
            {actions}
            {rows.length > 0 && <ExportAll file={file} hidden={hidden} />}
          </>
        }
        foot={<LoadMoreRows of={read} />}
      />
    </QueryContent>
  )
}
