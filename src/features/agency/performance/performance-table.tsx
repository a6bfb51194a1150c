import { ChartLine, MessageSquare, MessagesSquare } from 'lucide'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'

import { useAccountNames } from '@/api/account-names'
import type { Performance, PerformanceGrouping, PerformanceRow } from '@/domain/figures/performance'
import { daysOfRange, firstDayOf } from '@/domain/time/period'
import { writeFilter } from '@/features/figures/filter/filter-params'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FigureTable } from '@/features/figures/table/figure-table'
import { sortableOf, useUrlSort } from '@/features/figures/url/use-url-sort'
import { useUrlState } from '@/features/figures/url/use-url-state'
import { useTranslation } from '@/i18n/use-translation'
import { Button } from '@/ui/button'

import { NudgeDialog } from '../staff/nudge-dialog'
import { useSelection } from '../table/use-selection'
import { COMPARED_SCHEMA, MAX_COMPARED } from './compared-people'
import type { FigureId } from './figures'
import { paramsForTab } from './performance-tab'
import type { PerformanceScope } from './use-performance-scope'
import { performanceColumns } from './performance-columns'

const MOST_SOLD = { by: 'sales', descending: true }

interface PerformanceTableProps {
  performance: Performance
  grouping: PerformanceGrouping
  filter: FigureFilter
  scope: PerformanceScope
  isStale: boolean
  /** Without a row: of the totals. */
  onOpen: (figure: FigureId, rowId: string | null) => void
}

interface PerformanceBulkActionsProps {
  userIds: readonly string[]
  scope: PerformanceScope
  onWrite: () => void
}

/** The bulk actions on people: compare, read messages, notify. */
function PerformanceBulkActions({ userIds, scope, onWrite }: PerformanceBulkActionsProps) {
  const { t } = useTranslation('analytics')
  const [, setParams] = useSearchParams()
  const { change } = useUrlState(COMPARED_SCHEMA)
  // With the viewed days, since each tab has its own default period.
  const reviewParams = (current: URLSearchParams) =>
    writeFilter(paramsForTab(current, 'review'), { period: daysOfRange(scope), userIds })
  return (
    <>
      <Button
        size="small"
        icon={ChartLine}
        disabledReason={
          userIds.length > MAX_COMPARED ? t('performance.compare_most', { count: MAX_COMPARED }) : undefined
        }
        onClick={() => change({ compared: userIds })}
      >
        {t('performance.compare')}
      </Button>
      <Button size="small" icon={MessagesSquare} onClick={() => setParams(reviewParams)}>
        {t('performance.read_messages')}
      </Button>
      <Button size="small" icon={MessageSquare} onClick={onWrite}>
        {t('performance.nudge')}
      </Button>
    </>
  )
}

const peopleOf = (rows: readonly PerformanceRow[]): string[] => [...new Set(rows.map(({ userId }) => userId))]

/** Figures in rows by the selected grouping; every cell opens its evidence. */
export function PerformanceTable(props: PerformanceTableProps) {
  const { performance, grouping, filter, scope, isStale, onOpen } = props
  const { t } = useTranslation('analytics')
  const { rows } = performance
  const [selected, setSelected] = useSelection(grouping)
  const [writesTo, setWritesTo] = useState<readonly string[]>()
  const nameOf = useAccountNames(
    rows.flatMap(({ userId, creatorId }) => (creatorId ? [userId, creatorId] : [userId])),
  )
  const onCell = useCallback(
    (figure: FigureId, row?: PerformanceRow) => onOpen(figure, row?.rowId ?? null),
    [onOpen],
  )
  const { timezone } = filter
  const columns = useMemo(
    () => performanceColumns(t, { performance, grouping, timezone, nameOf, onCell }),
    [t, performance, grouping, timezone, nameOf, onCell],
  )
  const { sort, onSort } = useUrlSort(sortableOf(columns), MOST_SOLD)
  const bulk = (chosen: readonly PerformanceRow[]) => (
    <PerformanceBulkActions
      userIds={peopleOf(chosen)}
      scope={scope}
      onWrite={() => setWritesTo(peopleOf(chosen))}
    />
  )
  return (
    <>
      <FigureTable
        id="performance"
        title={t(`performance.table_${grouping}`)}
        detail={isStale && t('performance.updating')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.rowId}
        rowName={(row) => nameOf(row.userId)}
        sort={sort}
        onSort={onSort}
        hasTotals
        searchLabel={t('performance.find_person')}
        fileName={`chatter-performance-${firstDayOf(scope)}-${grouping}`}
        selected={selected}
        onSelected={setSelected}
        bulk={bulk}
        onOpen={(row) => onCell('sales', row)}
      />
      {writesTo && <NudgeDialog userIds={writesTo} nameOf={nameOf} onClose={() => setWritesTo(undefined)} />}
    </>
  )
}
