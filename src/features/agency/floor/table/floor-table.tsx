import { useMemo } from 'react'

import type { FloorCreator } from '@/domain/agency/floor'
import { FigureTable } from '@/features/figures/table/figure-table'
import { UrlSearchField } from '@/features/figures/url/url-search-field'
import { sortableOf, useUrlSort } from '@/features/figures/url/use-url-sort'
import { formatWaitingTime } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { sumOf } from '@/lib/sum-of'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { NoMatches } from '@/ui/feedback/no-matches'
import { Segmented } from '@/ui/field/segmented'

import type { FloorAction } from '../floor-action'
import { FLOOR_ROW_KINDS, useFloorView } from '../floor-view'
import { floorTotals, searchFloorCreators } from '../floor-rules'
import { floorColumns } from './floor-columns'

/** Switches rows between creators and people, and searches them. */
export function FloorToolbar() {
  const { t } = useTranslation('analytics')
  const { by, showBy } = useFloorView()
  return (
    <>
      <Segmented
        label={t('floor.rows')}
        labelHidden
        options={FLOOR_ROW_KINDS.map((value) => ({ value, label: t(`floor.by_${value}`) }))}
        value={by}
        onChange={showBy}
      />
      <UrlSearchField className="w-56 max-sm:w-full" name={t('floor.search')} />
    </>
  )
}

const LONGEST_FIRST = { by: 'oldest_wait', descending: true }

interface FloorTableProps {
  creators: readonly FloorCreator[]
  nameOf: (id: string) => string
  search: { query: string; clearSearch: () => void }
  onOpen: (creatorId: string) => void
  onAction: (action: FloorAction) => void
}

/** The number of waiting turns, and the longest wait. */
function WaitingSum({ creators }: { creators: readonly FloorCreator[] }) {
  const { t } = useTranslation('analytics')
  useMinute()
  const count = sumOf(creators, ({ waiting }) => waiting)
  const waits = creators.flatMap(({ oldestWaitAt }) => oldestWaitAt ?? [])
  if (count === 0 || waits.length === 0) return t('floor.waiting_none')
  return t('floor.waiting_sum', { count, wait: isolate(formatWaitingTime(serverNow() - Math.min(...waits))) })
}

/** One row per creator, longest wait first. */
export function FloorTable({ creators, nameOf, search, onOpen, onAction }: FloorTableProps) {
  const { t } = useTranslation('analytics')
  const columns = useMemo(
    () => floorColumns(t, { nameOf, onOpen, onAction }, floorTotals(creators)),
    [t, nameOf, onOpen, onAction, creators],
  )
  const { sort, onSort } = useUrlSort(sortableOf(columns), LONGEST_FIRST)
  const found = searchFloorCreators(creators, search.query, nameOf)
  return (
    <FigureTable
      id="floor"
      title={t('floor.creators')}
      name={t('floor.table')}
      detail={<WaitingSum creators={found} />}
      columns={columns}
      rows={found}
      total={creators.length}
      hold={{ requestKey: search.query, isSettled: true }}
      rowKey={(row) => row.creatorId}
      rowName={(row) => row.creator.displayName}
      sort={sort}
      onSort={onSort}
      onOpen={(row) => onOpen(row.creatorId)}
      hasTotals
      fileName="floor"
      actions={<FloorToolbar />}
      empty={
        <NoMatches
          hiddenBy="search"
          title={t('floor.none_title')}
          text={t('floor.none_text', { query: isolate(search.query) })}
          onClear={search.clearSearch}
        />
      }
    />
  )
}
