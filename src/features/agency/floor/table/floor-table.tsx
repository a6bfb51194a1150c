import { SearchX, Users } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { FloorCreator } from '@/domain/agency/floor'
import { useHiddenColumns } from '@/features/auth'
import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'
import { formatWaitingTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'
import { Button } from '@/ui/button'
import { DataTable } from '@/ui/table/data-table/data-table'
import { EmptyState } from '@/ui/feedback/empty-state'

import { sortableOf, useUrlSort } from '@/features/figures/url/use-url-sort'
import { useHeldOrder } from '@/features/figures/table/use-held-order'
import type { FloorAction } from '../floor-action'
import { floorTotals } from '../floor-totals'
import { searchFloorCreators } from '../floor-search'
import { floorColumns } from './floor-columns'
import { FloorToolbar } from './floor-toolbar'

const LONGEST_FIRST = { by: 'oldest_wait', descending: true }

interface FloorTableProps {
  creators: readonly FloorCreator[]
  nameOf: (id: string) => string
  search: { query: string; clearSearch: () => void }
  onOpen: (creatorId: string) => void
  onAct: (act: FloorAction) => void
}

/** The number of waiting turns, and the longest wait. */
function WaitingSum({ creators }: { creators: readonly FloorCreator[] }) {
  const { t } = useTranslation('analytics')
  useMinute()
  const count = creators.reduce((sum, { waiting }) => sum + waiting, 0)
  const waits = creators.flatMap(({ oldestWaitAt }) => oldestWaitAt ?? [])
  if (count === 0 || waits.length === 0) return t('floor.waiting_none')
  return t('floor.waiting_sum', { count, wait: isolate(formatWaitingTime(serverNow() - Math.min(...waits))) })
}

/** One row per creator, longest wait first. */
export function FloorTable({ creators, nameOf, search, onOpen, onAct }: FloorTableProps) {
  const { t } = useTranslation('analytics')
  const columns = useMemo(
    () => floorColumns(t, { nameOf, onOpen, onAct }, floorTotals(creators)),
    [t, nameOf, onOpen, onAct, creators],
  )
  const { sort, onSort } = useUrlSort(sortableOf(columns), LONGEST_FIRST)
  const found = searchFloorCreators(creators, search.query, nameOf)
  const { rows, frame, ...held } = useHeldOrder({
    rows: found,
    columns,
    rowKey: ({ creatorId }) => creatorId,
    sort,
    requestKey: JSON.stringify([search.query, sort]),
    isSettled: true,
  })
  return (
    <div {...frame} className="min-w-0">
      <DataTable
        title={t('floor.creators')}
        name={t('floor.table')}
        detail={<WaitingSum creators={rows} />}
        columns={held.columns}
        rows={rows}
        total={creators.length}
        rowKey={(row) => row.creatorId}
        rowName={(row) => row.creator.displayName}
        sort={sort}
        onSort={onSort}
        onOpen={(row) => onOpen(row.creatorId)}
        hasTotals
        fileName="floor"
        exportDisabledReason={useExportDisabledReason()}
        {...useHiddenColumns('floor')}
        actions={<FloorToolbar />}
        empty={
          <EmptyState
            icon={creators.length === 0 ? Users : SearchX}
            title={t('floor.none_title')}
            actions={<Button onClick={search.clearSearch}>{t('floor.clear_search')}</Button>}
          >
            {t('floor.none_text', { query: isolate(search.query) })}
          </EmptyState>
        }
      />
    </div>
  )
}
