import { ChartLine, MessageSquare, MessagesSquare } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'
import { useSearchParams } from 'react-router'

import type { Performance, PerformanceCut, PerformanceRow } from '@/domain/performance'
import { firstDayOf } from '@/domain/period'
import { useHiddenColumns } from '@/features/auth'
import { sortableOf, useAddressSort } from '@/features/figures/use-address-sort'
import { useExportOff } from '@/features/figures/use-export-off'
import { useNames } from '@/features/figures/use-names'
import { Button } from '@/ui/button'
import { DataTable } from '@/ui/data-table/data-table'

import type { FigureFilter } from '@/features/figures/figure-filter'
import { COMPARED_AT_MOST, withCompared } from '../compared'
import type { FigureId } from '../figures'
import type { Scope } from '../scope'
import { onTabFor } from '../tab'
import { NudgeDialog } from './nudge-dialog'
import { usePerformanceColumns } from './performance-columns'

const MOST_SOLD = { by: 'sales', descending: true }
const NOBODY: ReadonlySet<string> = new Set()

interface PerformanceTableProps {
  performance: Performance
  cut: PerformanceCut
  filter: FigureFilter
  scope: Scope
  isStale: boolean
  /** Without a row: of the totals. */
  onOpen: (figure: FigureId, rowId: string | null) => void
}

/** The bulk actions on people: compare, read messages, notify. */
function BulkActs({
  userIds,
  scope,
  onWrite,
}: {
  userIds: readonly string[]
  scope: Scope
  onWrite: () => void
}) {
  const { t } = useTranslation('analytics')
  const [, setParams] = useSearchParams()
  const read = (current: URLSearchParams) => {
    const next = onTabFor(current, 'review', scope)
    next.set('people', userIds.join(','))
    return next
  }
  return (
    <>
      <Button
        size="small"
        icon={ChartLine}
        disabledReason={
          userIds.length > COMPARED_AT_MOST
            ? t('performance.compare_most', { count: COMPARED_AT_MOST })
            : undefined
        }
        onClick={() => setParams((current) => withCompared(current, userIds), { preventScrollReset: true })}
      >
        {t('performance.compare')}
      </Button>
      <Button size="small" icon={MessagesSquare} onClick={() => setParams(read)}>
        {t('performance.read_messages')}
      </Button>
      <Button size="small" icon={MessageSquare} onClick={onWrite}>
        {t('performance.nudge')}
      </Button>
    </>
  )
}

/** Resets the selection on another cut, whose rows have other ids. */
function useSelected(cut: PerformanceCut) {
  const [selected, setSelected] = useState(NOBODY)
  const [known, setKnown] = useState(cut)
  if (known !== cut) {
    setKnown(cut)
    setSelected(NOBODY)
  }
  return [selected, setSelected] as const
}

const peopleOf = (rows: readonly PerformanceRow[]): string[] => [...new Set(rows.map(({ userId }) => userId))]

/** Figures in rows by the selected cut; every cell opens its evidence. */
export function PerformanceTable(props: PerformanceTableProps) {
  const { performance, cut, filter, scope, isStale, onOpen } = props
  const { t } = useTranslation('analytics')
  const { rows } = performance
  const [selected, setSelected] = useSelected(cut)
  const [writesTo, setWritesTo] = useState<readonly string[]>()
  const nameOf = useNames(
    rows.flatMap(({ userId, creatorId }) => (creatorId ? [userId, creatorId] : [userId])),
  )
  const onCell = useCallback(
    (figure: FigureId, row?: PerformanceRow) => onOpen(figure, row?.rowId ?? null),
    [onOpen],
  )
  const columns = usePerformanceColumns({ performance, cut, timezone: filter.timezone, nameOf, onCell })
  const { sort, onSort } = useAddressSort(sortableOf(columns), MOST_SOLD)
  const bulk = (chosen: readonly PerformanceRow[]) => (
    <BulkActs userIds={peopleOf(chosen)} scope={scope} onWrite={() => setWritesTo(peopleOf(chosen))} />
  )
  return (
    <>
      <DataTable
        title={t(`performance.table_${cut}`)}
        name={t(`performance.table_${cut}`)}
        {...(isStale && { detail: t('performance.updating') })}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.rowId}
        rowName={(row) => nameOf(row.userId)}
        sort={sort}
        onSort={onSort}
        hasTotals
        searchLabel={t('performance.find_person')}
        fileName={`chatter-performance-${firstDayOf(scope)}-${cut}`}
        fileOff={useExportOff()}
        selected={selected}
        onSelected={setSelected}
        bulk={bulk}
        onOpen={(row) => onCell('sales', row)}
        {...useHiddenColumns('performance')}
      />
      {writesTo && <NudgeDialog userIds={writesTo} nameOf={nameOf} onClose={() => setWritesTo(undefined)} />}
    </>
  )
}
