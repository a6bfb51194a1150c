import { useTranslation } from 'react-i18next'

import type { Overview, OverviewCreator } from '@/domain/overview'
import { formatNumber } from '@/i18n/format'
import { Card } from '@/ui/card'
import { Change } from '@/ui/change'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import { StatusDot } from '@/ui/status-dot'
import { Table } from '@/ui/table'
import type { Column } from '@/ui/table-column'

import { changeOf } from '../change-of'
import { CREATOR_STATUS_DOT } from '../creator-status-dot'
import { CreatorName } from './creator-name'

type Words = ReturnType<typeof useTranslation<'analytics'>>['t']
type Columns = Column<OverviewCreator>[]

const moneyColumns = (t: Words, { totals, currency }: Overview): Columns => [
  {
    id: 'creator',
    header: t('column.creator'),
    cell: (row) => <CreatorName creator={row.creator} />,
    sortValue: (row) => row.creator.displayName,
    total: t('overview.all_creators'),
  },
  {
    id: 'gross',
    header: t('metric.gross'),
    align: 'end',
    cell: (row) => <Money of={{ amount: row.gross, currency }} />,
    sortValue: (row) => row.gross,
    total: <Money of={{ amount: totals.gross, currency }} />,
  },
  {
    id: 'net',
    header: t('metric.net'),
    align: 'end',
    cell: (row) => <Money of={{ amount: row.net, currency }} />,
    sortValue: (row) => row.net,
    total: <Money of={{ amount: totals.net, currency }} />,
  },
  {
    id: 'change',
    header: t('column.change'),
    align: 'end',
    info: t('column.gross_change_info'),
    cell: (row) => {
      const change = changeOf(row.change)
      return change ? <Change of={change} isShort /> : <NoData />
    },
    sortValue: (row) => row.change,
  },
]

const shareColumns = (t: Words, { totals, currency }: Overview): Columns => [
  {
    id: 'rate',
    header: t('column.rate'),
    align: 'end',
    info: t('column.rate_info'),
    cell: (row) => <Numeral value={row.rate} isRatio />,
    sortValue: (row) => row.rate,
  },
  {
    id: 'agency_share',
    header: t('metric.agencyShare'),
    align: 'end',
    cell: (row) =>
      row.agencyShare === null ? <NoData /> : <Money of={{ amount: row.agencyShare, currency }} />,
    sortValue: (row) => row.agencyShare,
    total: <Money of={{ amount: totals.agencyShare, currency }} />,
  },
]

const memberColumns = (t: Words): Columns => [
  {
    id: 'active',
    header: t('column.active_members'),
    align: 'end',
    cell: (row) => <Numeral value={row.activeMembers} />,
    sortValue: (row) => row.activeMembers,
  },
  {
    id: 'churn',
    header: t('column.churn'),
    align: 'end',
    info: t('column.churn_info'),
    cell: (row) => <Numeral value={row.churn} isRatio digits={1} />,
    sortValue: (row) => row.churn,
  },
  {
    id: 'coverage',
    header: t('column.coverage'),
    align: 'end',
    info: t('column.coverage_info'),
    cell: (row) => <Numeral value={row.coverage} isRatio digits={0} />,
    sortValue: (row) => row.coverage,
  },
  {
    id: 'status',
    header: t('column.status'),
    cell: (row) => (
      <StatusDot status={CREATOR_STATUS_DOT[row.status]}>{t(`creators.status_${row.status}`)}</StatusDot>
    ),
    sortValue: (row) => row.status,
  },
]

/** What stands behind the tiles: the same money, creator by creator, with its total first. */
export function OverviewCreators({ overview }: { overview: Overview }) {
  const { t } = useTranslation('analytics')
  return (
    <Card title={t('overview.creators')} detail={formatNumber(overview.creators.length)}>
      <Table
        name={t('overview.creators')}
        columns={[...moneyColumns(t, overview), ...shareColumns(t, overview), ...memberColumns(t)]}
        rows={overview.creators}
        rowKey={(row) => row.creatorId}
        rowName={(row) => row.creator.displayName}
        defaultSort={{ column: 'gross', direction: 'descending' }}
        hasTotals
      />
    </Card>
  )
}
