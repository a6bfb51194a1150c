import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Overview } from '@/domain/overview'
import { dayOf } from '@/domain/day'
import { useHiddenColumns } from '@/features/auth'
import { sortableOf, useAddressSort } from '@/features/figures/use-address-sort'
import { useExportOff } from '@/features/figures/use-export-off'
import { useHeldOrder } from '@/features/figures/use-held-order'
import { type Fault, WidgetFault } from '@/features/figures/widget-fault'
import { DataTable } from '@/ui/data-table/data-table'

import type { FigureFilter } from '@/features/figures/figure-filter'
import type { OverviewAddress } from '../address'
import { usualSort } from '../usual-sort'
import { creatorColumns } from './creator-columns'

interface CreatorsCardProps {
  overview: Overview | undefined
  /** Shows figures of another period or of other creators until the requested ones load. */
  isOld: boolean
  fault: Fault | undefined
  filter: FigureFilter
  address: OverviewAddress
}

const NONE: Overview['creators'] = []

/** `creators-2026-10-24-2026-11-20`, with the days of the filter's time zone. */
function fileNameOf({ range: { from, to, timezone } }: FigureFilter): string {
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
  const { sort: chosen, onSort } = useAddressSort(sortableOf(columns))
  const sort = chosen ?? usualSort(overview?.creators ?? NONE)
  const held = useHeldOrder({
    rows: overview?.creators ?? NONE,
    columns,
    rowKey: ({ creatorId }) => creatorId,
    sort,
    asked: JSON.stringify([filter.search, sort]),
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
        fileName={fileNameOf(filter)}
        fileOff={useExportOff()}
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
