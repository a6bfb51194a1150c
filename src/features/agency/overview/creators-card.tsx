import { useMemo } from 'react'

import type { Overview, OverviewCreator } from '@/domain/figures/overview'
import { daysOfRange } from '@/domain/time/period'
import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import { FigureTable } from '@/features/figures/table/figure-table'
import { sortableOf, useUrlSort } from '@/features/figures/url/use-url-sort'
import type { Fault } from '@/features/figures/widget-fault'
import { useTranslation } from '@/i18n/use-translation'
import type { TableSort } from '@/ui/table/table-sort'

import type { OverviewView } from './overview-view'
import { creatorColumns } from './creator-columns'

const BY_GROSS: TableSort = { column: 'gross', direction: 'descending' }
const LOSSES_FIRST: TableSort = { column: 'margin', direction: 'ascending' }

/** A loss needs action, so it sorts first unless the user chose another order. */
export const defaultSort = (creators: readonly Pick<OverviewCreator, 'margin'>[]): TableSort =>
  creators.some(({ margin }) => margin !== null && margin < 0) ? LOSSES_FIRST : BY_GROSS

interface CreatorsCardProps {
  overview: Overview | undefined
  /** Shows figures of another period or of other creators until the requested ones load. */
  isOld: boolean
  fault: Fault | undefined
  filter: FigureFilter
  view: OverviewView
}

/** The figures of the tiles per creator; a row opens what changed. */
export function CreatorsCard({ overview, isOld, fault, filter, view }: CreatorsCardProps) {
  const { t } = useTranslation('analytics')
  const { basis, comparedRange, timezone: zone } = filter
  const columns = useMemo(
    () => (overview ? creatorColumns(t, { overview, basis, comparedRange, zone }) : []),
    [t, overview, basis, comparedRange, zone],
  )
  const { sort = defaultSort(overview?.creators ?? []), onSort } = useUrlSort(sortableOf(columns))
  const { first, last } = daysOfRange(filter.range)
  return (
    <FigureTable
      id="overview"
      title={t('overview.creators')}
      columns={columns}
      rows={overview?.creators}
      fault={fault}
      hold={{ requestKey: filter.search, isSettled: !isOld }}
      rowKey={(row) => row.creatorId}
      rowName={(row) => row.creator.displayName}
      onOpen={(row) => view.open(row.creatorId)}
      sort={sort}
      onSort={onSort}
      hasTotals
      searchLabel={t('overview.find_creator')}
      fileName={`creators-${first}-${last}`}
    />
  )
}
