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

import { EXPORT_PAGE_SIZE } from './export-all'

type PagesOf<Page> = UndefinedInitialDataInfiniteOptions<
  Page,
  Error,
  InfiniteData<Page>,
  readonly unknown[],
  string | null
>

interface NamedTableOptions<Row, Page> {
  /** The list in pages of a size: `pagesOf` of its call. */
  pagesOf: (limit: number) => PagesOf<Page>
  pageSize: number
  file: { name: string; pageSize?: number }
  /** The people whose names a row shows. */
  userIdsOf: (row: Row) => readonly string[]
  /** Stable where rows are many. */
  columnsOf: (nameOf: (userId: string) => string, pages: readonly Page[]) => Column<Row>[]
}

const NO_PAGES: readonly never[] = []

/** What a `ServerTable` needs whose rows show people by name, on the page and in the file of all rows. */
export function useNamedTable<Row, Page extends { data: readonly Row[]; lastId: string | null }>({
  pagesOf,
  pageSize,
  file,
  userIdsOf,
  columnsOf,
}: NamedTableOptions<Row, Page>) {
  const client = useQueryClient()
  const read = useInfiniteQuery({ ...pagesOf(pageSize), placeholderData: keepPreviousData })
  const pages = read.data?.pages ?? NO_PAGES
  const idsOf = (some: readonly Page[]) => some.flatMap(({ data }) => data.flatMap(userIdsOf))
  const nameOf = useAccountNames(idsOf(pages))
  const columns = useMemo(() => columnsOf(nameOf, pages), [columnsOf, nameOf, pages])
  const load = async () => {
    const all = await client.infiniteQuery({ ...pagesOf(file.pageSize ?? EXPORT_PAGE_SIZE), pages: Infinity })
    return {
      pages: all.pages,
      columns: columnsOf(await loadAccountNames(client, idsOf(all.pages)), all.pages),
    }
  }
  return { nameOf, table: { read, columns, file: { name: file.name, load } } }
}
