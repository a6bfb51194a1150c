import type { TFunction } from 'i18next'
import { useMemo } from 'react'

import { FIGURE_UNIT } from '@/domain/figures/chatter-figures'
import type { OwnStatisticsRow, OwnStatistics } from '@/domain/figures/own-statistics'
import { FigureTable } from '@/features/figures/table/figure-table'
import { sortableOf, useUrlSort } from '@/features/figures/url/use-url-sort'
import { type Fault, WidgetFault } from '@/features/figures/widget-fault'
import { useTranslation } from '@/i18n/use-translation'
import type { SummedColumnFacts } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { AvatarName } from '@/ui/text/avatar-name'
import { UserName } from '@/ui/text/user-name'

import { unitColumn } from '../table/unit-column'
import { OWN_FIGURES, type OwnFigureId, REPLY_FIGURES } from './own-figures'

interface ByCreatorContext {
  statistics: OwnStatistics
  nameOf: (id: string) => string
  zone: string
}

export const byCreatorColumns = (
  t: TFunction<'analytics'>,
  { statistics: { metrics, currency }, nameOf, zone }: ByCreatorContext,
): Column<OwnStatisticsRow>[] => {
  const nameOfRow = ({ creatorId }: OwnStatisticsRow) =>
    creatorId === null ? t('performance.no_creator') : nameOf(creatorId)
  const figure = (id: OwnFigureId, facts: Omit<SummedColumnFacts, 'id' | 'sum'>): Column<OwnStatisticsRow> =>
    unitColumn(FIGURE_UNIT[id], { id, ...facts, sum: metrics[id] }, (row) => row[id], currency)
  return [
    {
      id: 'creator',
      header: t('column.creator'),
      cell: (row) =>
        row.creatorId === null ? (
          <UserName name={nameOfRow(row)} className="text-14 font-medium" />
        ) : (
          <AvatarName of={{ id: row.creatorId, name: nameOfRow(row), kind: 'creator' }} isCell />
        ),
      sortValue: nameOfRow,
      total: t('overview.all_creators'),
    },
    ...OWN_FIGURES.map(({ id, name }) =>
      figure(id, { header: t(name), info: t(`statistics.${id}_info`, { zone }) }),
    ),
    ...REPLY_FIGURES.map((id) =>
      figure(id, {
        header: t(`performance.figure_${id}`),
        info: t(`performance.figure_${id}_info`, { zone }),
        isHiddenAtFirst: true,
      }),
    ),
  ]
}

const MOST_SOLD = { by: 'sales', descending: true }
/** Keeps its URL parameters apart from those of the sales table. */
const SORT_PREFIX = 'creator-'

interface ByCreatorProps {
  statistics: OwnStatistics | undefined
  fault: Fault | undefined
  nameOf: (id: string) => string
  zone: string
}

/** The same figures per creator; a fan of two creators counts for each, and once in the total. */
export function ByCreator({ statistics, fault, nameOf, zone }: ByCreatorProps) {
  const { t } = useTranslation('analytics')
  const columns = useMemo(
    () => (statistics ? byCreatorColumns(t, { statistics, nameOf, zone }) : []),
    [t, statistics, nameOf, zone],
  )
  const { sort, onSort } = useUrlSort(sortableOf(columns), MOST_SOLD, SORT_PREFIX)
  return (
    <FigureTable
      id="statistics"
      title={t('statistics.by_creator')}
      columns={columns}
      rows={fault ? [] : statistics?.rows}
      rowKey={(row) => row.rowId}
      rowName={(row) => (row.creatorId === null ? t('performance.no_creator') : nameOf(row.creatorId))}
      sort={sort}
      onSort={onSort}
      hasTotals
      fileName="my-creators"
      empty={
        fault ? (
          <div className="grid min-h-40">
            <WidgetFault fault={fault} isSpoken />
          </div>
        ) : (
          <p className="p-4 text-text-quiet">{t('statistics.by_creator_empty')}</p>
        )
      }
    />
  )
}
