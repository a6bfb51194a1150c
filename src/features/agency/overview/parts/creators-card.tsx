import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

import type { Overview } from '@/domain/overview'
import { dayOf } from '@/domain/day'
import { DataTable } from '@/ui/data-table/data-table'

import { useHiddenColumns } from '../../columns'
import type { AgencyFilter } from '../../filter/agency-filter'
import { type Fault, WidgetFault } from '../../parts/widget-fault'
import type { OverviewAddress } from '../address'
import { creatorColumns } from './creator-columns'

interface CreatorsCardProps {
  overview: Overview | undefined
  fault: Fault | undefined
  filter: AgencyFilter
  address: OverviewAddress
}

/** `creators-2026-10-24-2026-11-20`, as the days are in the filter's zone. */
function fileNameOf({ range: { from, to, timezone } }: AgencyFilter): string {
  return `creators-${dayOf(Date.parse(from), timezone)}-${dayOf(Date.parse(to) - 1, timezone)}`
}

/** What stands behind the tiles: the same money, creator by creator. A row opens what changed about it. */
export function CreatorsCard({ overview, fault, filter, address }: CreatorsCardProps) {
  const { t } = useTranslation('analytics')
  const { basis, timezone: zone } = filter
  const columns = useMemo(
    () => (overview ? creatorColumns(t, { overview, basis, zone }) : []),
    [t, overview, basis, zone],
  )
  return (
    <DataTable
      title={t('overview.creators')}
      name={t('overview.creators')}
      columns={columns}
      rows={overview?.creators ?? []}
      rowKey={(row) => row.creatorId}
      rowName={(row) => row.creator.displayName}
      onOpen={(row) => address.open(row.creatorId)}
      sort={address.sort}
      onSort={address.sortBy}
      hasTotals
      searchLabel={t('overview.find_creator')}
      fileName={fileNameOf(filter)}
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
  )
}
