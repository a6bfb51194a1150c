import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide'
import type { ReactNode } from 'react'

import { useAccountNames } from '@/api/account-names'
import { LinesSkeleton } from '@/features/figures/lines-skeleton'
import { LoadMoreRows } from '@/features/figures/table/load-more-rows'
import { mergePages } from '@/features/figures/table/merge-pages'
import type { PagesOf } from '@/features/figures/table/use-server-table'
import { useTranslation } from '@/i18n/use-translation'
import { cx } from '@/ui/cx'
import { QueryContent } from '@/ui/feedback/query-content'
import { EmptyState } from '@/ui/feedback/empty-state'

interface EvidenceListProps<Row, Page> {
  pages: PagesOf<Page>
  rowKey: (row: Row) => string
  /** The people whose names a row shows. */
  userIdsOf: (row: Row) => readonly string[]
  /** The name of the list, why it may be empty, and what its rows have in common. */
  words: { name: string; empty: string; note?: string }
  /** Opens a row. */
  onPress?: (row: Row) => void
  children: (row: Row, nameOf: (userId: string) => string) => ReactNode
}

/** What a figure counts, page by page, with loading, empty and error states. */
export function EvidenceList<Row, Page extends { data: readonly Row[] }>(
  props: EvidenceListProps<Row, Page>,
) {
  const { pages, rowKey, userIdsOf, words, onPress, children } = props
  const { t } = useTranslation('analytics')
  const read = useInfiniteQuery(pages)
  const rows = mergePages<Row>(read.data?.pages ?? [], rowKey)
  const nameOf = useAccountNames(rows.flatMap(userIdsOf))
  return (
    <QueryContent
      // A page may be empty and have a next one.
      of={read}
      isEmpty={rows.length === 0 && !read.hasNextPage}
      skeleton={<LinesSkeleton />}
      empty={
        <EmptyState icon={Inbox} title={t('performance.nothing_behind')}>
          {words.empty}
        </EmptyState>
      }
    >
      {words.note !== undefined && <p className="text-13 text-text-quiet">{words.note}</p>}
      <ul
        aria-label={words.name}
        className={cx('flex flex-col', onPress ? '-mx-2' : '[&>li+li]:border-t [&>li+li]:border-line-quiet')}
      >
        {rows.map((row) =>
          onPress ? (
            <li key={rowKey(row)}>
              <button
                type="button"
                onClick={() => onPress(row)}
                className="w-full rounded-control px-2 py-2 text-start hover:bg-fill"
              >
                {children(row, nameOf)}
              </button>
            </li>
          ) : (
            <li key={rowKey(row)} className="flex items-baseline justify-between gap-3 py-2">
              {children(row, nameOf)}
            </li>
          ),
        )}
      </ul>
      <LoadMoreRows of={read} />
    </QueryContent>
  )
}
