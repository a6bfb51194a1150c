import {
  type InfiniteData,
  keepPreviousData,
  type UndefinedInitialDataInfiniteOptions,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'

import { loadAccountNames, useAccountNames } from '@/api/account-names'
import type { Column } from '@/ui/table/table-column'

import type { TableSorting } from '../url/use-url-sort'

/** A list in pages: `pagesOf` of its call. */
export type PagesOf<Page> = UndefinedInitialDataInfiniteOptions<
  Page,
  Error,
  InfiniteData<Page>,
  readonly unknown[],
  string | null
>

interface ServerTableOptions<Row, Page, Sums> {
  /** The list in pages of a size. */
  pagesOf: (limit: number) => PagesOf<Page>
  pageSize: number
  file: { name: string; pageSize?: number; disabledReason?: string | undefined }
  /** The order of the rows, by the columns that the server sorts by. */
  sorting: TableSorting
  /** How the visible list keeps up with changes that no event reports. */
  polling?: Pick<PagesOf<Page>, 'staleTime' | 'refetchInterval'>
  /** The people whose names a row shows. */
  userIdsOf?: (row: Row) => readonly string[]
  /** What the columns read beside the rows, such as sums: as long as it stays the same, so do the columns. */
  sumsOf?: (pages: readonly Page[]) => Sums | undefined
  /** Stable where rows are many: new columns re-render all of them. */
  columnsOf: (nameOf: (userId: string) => string, sums: Sums | undefined) => Column<Row>[]
}

/** The page size of a server list. */
const EXPORT_PAGE_SIZE = 200

const NO_PAGES: readonly never[] = []
const NO_IDS = (): readonly string[] => []

/** Marks the columns sortable that the server sorts by, and keeps its order. */
const servedColumns = <Row>(columns: readonly Column<Row>[], sortable: readonly string[]): Column<Row>[] =>
  columns.map((column) => {
    const { sortValue: _, ...unsorted } = column
    return sortable.includes(column.id) ? { ...column, sortValue: () => null } : unsorted
  })

/** What a `ServerTable` needs, on the page and in the file of all rows; with the names of people in its rows. */
export function useServerTable<
  Row,
  Page extends { data: readonly Row[]; lastId: string | null },
  Sums = undefined,
>({
  pagesOf,
  pageSize,
  file,
  sorting: { sortable, sort, onSort },
  polling,
  userIdsOf = NO_IDS,
  sumsOf,
  columnsOf,
}: ServerTableOptions<Row, Page, Sums>) {
  const client = useQueryClient()
  const read = useInfiniteQuery({ ...pagesOf(pageSize), ...polling, placeholderData: keepPreviousData })
  const pages = read.data?.pages ?? NO_PAGES
  const idsOf = (some: readonly Page[]) => some.flatMap(({ data }) => data.flatMap(userIdsOf))
  const nameOf = useAccountNames(idsOf(pages))
  const sums = sumsOf?.(pages)
  const columns = useMemo(
    () => servedColumns(columnsOf(nameOf, sums), sortable),
    [columnsOf, nameOf, sums, sortable],
  )
  const load = async () => {
    const all = await client.infiniteQuery({
      ...pagesOf(file.pageSize ?? EXPORT_PAGE_SIZE),
      pages: Infinity,
      // A file is never older than its table, and too large to keep.
      staleTime: 0,
      gcTime: 0,
    })
    return {
      pages: all.pages,
      columns: columnsOf(await loadAccountNames(client, idsOf(all.pages)), sumsOf?.(all.pages)),
    }
  }
  return { nameOf, pages, table: { read, columns, sort, onSort, file: { ...file, load } } }
}
