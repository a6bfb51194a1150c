import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Overview } from '@/domain/figures/overview'
import { dayOf } from '@/domain/time/day'
import { useHiddenColumns } from '@/features/auth'
import { sortableOf, useUrlSort } from '@/features/figures/url/use-url-sort'
import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'
import { useHeldOrder } from '@/features/figures/table/use-held-order'
import { type Fault, WidgetFault } from '@/features/figures/widget-fault'
import { DataTable } from '@/ui/table/data-table/data-table'

import type { FigureFilter } from '@/features/figures/filter/use-figure-filter'
import type { OverviewAddress } from '../overview-address'
import { defaultSort } from '../default-sort'
import { creatorColumns } from './creator-columns'

interface CreatorsCardProps {
  overview: Overview | undefined
  /** Shows figures of another period or of other creators until the requested ones load. */
  isOld: boolean
  fault: Fault | undefined
  filter: FigureFilter
  address: OverviewAddress
}

const NO_CREATORS: Overview['creators'] = []

/** `creators-2026-10-24-2026-11-20`, with the days of the filter's time zone. */
function exportFileName({ range: { from, to, timezone } }: FigureFilter): string {
  return `creators-${dayOf(Date.parse(from), timezone)}-${dayOf(Date.parse(to) - 1, timezone)}`
}

/** The figures of the tiles per creator; a row opens what changed. */
export function CreatorsCard({ overview, isOld, fault, filter, address }: CreatorsCardProps) {
  const { t } = useTranslation('analytics')
  const { basis, comparedRange, timezone: zone } = filter
  const columns = useMemo(
    () => (overview ? creatorColumns(t, { overview, basis, comparedRange, zone }) : []),
    [t, overview, basis, comparedRange, zone],
  )
  const { sort: chosen, onSort } = useUrlSort(sortableOf(columns))
  const sort = chosen ?? defaultSort(overview?.creators ?? NO_CREATORS)
  const held = useHeldOrder({
    rows: overview?.creators ?? NO_CREATORS,
    columns,
    rowKey: ({ creatorId }) => creatorId,
    sort,
    requestKey: JSON.stringify([filter.search, sort]),
    isSettled: !isOld,
  })
  return (
    <div {...held.frame} className="min-w-0">
      <DataTable
        title={t('overview.creators')}
        name={t('overview.creators')}
        columns={held.columns}
        rows={held.rows}
        rowKey={(row) => row.creatorId}
        rowName={(row) => row.creator.displayName}
        onOpen={(row) => address.open(row.creatorId)}
        sort={sort}
        onSort={onSort}
        hasTotals
        searchLabel={t('overview.find_creator')}
        fileName={exportFileName(filter)}
        exportDisabledReason={useExportDisabledReason()}
        isLoading={overview === undefined && !fault}
        empty={
          fault && (
            <div className="grid min-h-60">
              <WidgetFault fault={fault} />
            </div>
          )
        }
        {...useHiddenColumns('overview')}
      />
    </div>
  )
}
