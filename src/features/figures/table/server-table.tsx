import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'

import { useHiddenColumns } from './use-hidden-columns'
import { QueryContent } from '@/ui/feedback/query-content'
import { DataTable, type DataTableProps } from '@/ui/table/data-table/data-table'
import type { Column } from '@/ui/table/table-column'
import type { SortChange, TableSort } from '@/ui/table/table-sort'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'

import { LoadMoreRows } from './load-more-rows'
import { ExportAll, type ListFile } from './export-all'
import { mergePages } from './merge-pages'
import { useHeldOrder } from './use-held-order'

interface ServerPage<Row> {
  data: readonly Row[]
  lastId: string | null
  /** How many rows match, where the server counts them. */
  total?: number | undefined
}

interface ServerTableProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  | 'rowKey'
  | 'rowName'
  | 'onOpen'
  | 'hasTotals'
  | 'detail'
  | 'total'
  | 'selected'
  | 'onSelected'
  | 'bulk'
  | 'actions'
> {
  /** Key of the table in the user's preferences. */
  id: string
  title: string
  read: UseInfiniteQueryResult<{ pages: ServerPage<Row>[] }>
  /** What Retry loads, where it is more than the rows. */
  onRetry?: () => void
  /** Memoise with `useMemo`. With `onSort` the server sorts: a sort value only marks a column as sortable. */
  columns: readonly Column<Row>[]
  sort?: TableSort | undefined
  onSort?: (change: SortChange) => void
  file: ListFile<Row>
  empty: ReactNode
}

const NO_PAGES: readonly never[] = []

/** Keeps a column sortable, and the order that the server gave. */
const keepServerOrder = <Row,>(column: Column<Row>): Column<Row> =>
  column.sortValue ? { ...column, sortValue: () => null } : column

/**
 * A table whose rows the server sorts, filters and pages: chosen columns, totals, preloaded pages, an order
 * that holds under the pointer, and every query state.
 */
export function ServerTable<Row extends object>(props: ServerTableProps<Row>) {
  const { id, title, read, onRetry, columns, file, empty, actions, sort, onSort, rowKey, ...table } = props
  const parts = read.data?.pages ?? NO_PAGES
  // eslint-disable-next-line react/exhaustive-deps -- a row always has the same key
  const rows = useMemo(() => mergePages<Row>(parts, rowKey), [parts])
  const isServerSorted = onSort !== undefined
  const served = useMemo(
    () => (isServerSorted ? columns.map(keepServerOrder) : columns),
    [columns, isServerSorted],
  )
  const { hidden, onHidden } = useHiddenColumns(id)
  const isSettled = !read.isPlaceholderData
  const held = useHeldOrder({
    rows,
    columns: served,
    rowKey,
    sort,
    requestKey: JSON.stringify(sort ?? null),
    isSettled,
  })
  return (
    <QueryContent isBare of={read} onRetry={onRetry} skeleton={<TableCardSkeleton rows={10} columns={7} />}>
      <div {...held.frame} className="min-w-0">
        <DataTable
          total={parts.at(-1)?.total}
          {...table}
          title={title}
          name={title}
          columns={held.columns}
          rows={held.rows}
          rowKey={rowKey}
          sort={sort}
          onSort={onSort}
          hidden={hidden}
          onHidden={onHidden}
          actions={
            <>
              {actions}
              {rows.length > 0 && <ExportAll file={file} hidden={hidden} />}
            </>
          }
          empty={empty}
          foot={<LoadMoreRows of={read} />}
        />
      </div>
    </QueryContent>
  )
}
