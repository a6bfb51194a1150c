import { useTranslation } from 'react-i18next'

import { AGENCY_CREATOR_SORTS, type AgencyCreator } from '@/domain/agency-creator'
import { formatDate } from '@/i18n/format'
import { Badge } from '@/ui/badge'
import { cardLook } from '@/ui/card'
import { Change } from '@/ui/change'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import { StatusDot } from '@/ui/status-dot'
import { Table } from '@/ui/table'
import type { Column } from '@/ui/table-column'

import { changeOf } from '../change-of'
import { CREATOR_STATUS_DOT } from '../creator-status-dot'
import type { CreatorsView } from '../creators-view'
import { useNames } from '../use-names'
import { CreatorName } from './creator-name'
import { OnDutyFaces } from './on-duty-faces'
import { Wait } from './wait'

type Words = ReturnType<typeof useTranslation<'analytics'>>['t']

/** The server orders the rows; the value only marks a column as one that can be ordered. */
const byServer = () => null

const nameColumns = (t: Words): Column<AgencyCreator>[] => [
  {
    id: 'name',
    header: t('column.creator'),
    sortValue: byServer,
    cell: (row) => (
      <span className="inline-flex items-center gap-2">
        <CreatorName creator={row.creator} />
        {row.pg ? <Badge>{t('creators.pg')}</Badge> : null}
        {row.isHidden ? <Badge>{t('creators.hidden')}</Badge> : null}
      </span>
    ),
  },
  {
    id: 'status',
    header: t('column.status'),
    sortValue: byServer,
    cell: (row) => (
      <StatusDot status={CREATOR_STATUS_DOT[row.status]}>{t(`creators.status_${row.status}`)}</StatusDot>
    ),
  },
]

const moneyColumns = (t: Words): Column<AgencyCreator>[] => [
  {
    id: 'earned',
    header: t('column.earned'),
    align: 'end',
    info: t('column.earned_info'),
    sortValue: byServer,
    cell: (row) => (row.earned ? <Money of={row.earned} /> : <NoData />),
  },
  {
    id: 'change',
    header: t('column.change'),
    align: 'end',
    info: t('column.change_info'),
    sortValue: byServer,
    cell: (row) => {
      const change = changeOf(row.change)
      return change ? <Change of={change} isShort /> : <NoData />
    },
  },
  {
    id: 'rate',
    header: t('column.rate'),
    align: 'end',
    info: t('column.rate_info'),
    cell: (row) => <Numeral value={row.rate} isRatio />,
  },
]

const chatColumns = (t: Words): Column<AgencyCreator>[] => [
  {
    id: 'activeMembers',
    header: t('column.active_members'),
    align: 'end',
    sortValue: byServer,
    cell: (row) => <Numeral value={row.activeMembers} />,
  },
  {
    id: 'unread',
    header: t('column.unread'),
    align: 'end',
    sortValue: byServer,
    cell: (row) => <Numeral value={row.unread} />,
  },
  {
    id: 'oldestWaitAt',
    header: t('column.oldest_wait'),
    align: 'end',
    info: t('column.oldest_wait_info'),
    sortValue: byServer,
    cell: (row) => <Wait since={row.oldestWaitAt} />,
  },
]

const dutyColumns = (t: Words, nameOf: (id: string) => string): Column<AgencyCreator>[] => [
  {
    id: 'onDuty',
    header: t('column.on_duty'),
    cell: (row) => <OnDutyFaces people={row.onDuty} nameOf={nameOf} />,
  },
  {
    id: 'createdAt',
    header: t('column.added'),
    align: 'end',
    sortValue: byServer,
    cell: (row) => (row.createdAt === null ? <NoData /> : formatDate(row.createdAt)),
  },
]

/** The creators as the server ordered them; a heading asks it for another order. */
export function CreatorsTable({ rows, view }: { rows: readonly AgencyCreator[]; view: CreatorsView }) {
  const { t } = useTranslation('analytics')
  const nameOf = useNames(rows.flatMap((row) => row.onDuty.map((person) => person.userId)))
  return (
    <div className={cardLook}>
      <Table
        name={t('creators.title')}
        columns={[...nameColumns(t), ...moneyColumns(t), ...chatColumns(t), ...dutyColumns(t, nameOf)]}
        rows={rows}
        rowKey={(row) => row.creatorAgencyId}
        rowName={(row) => row.creator.displayName}
        sort={{ column: view.sort.by, direction: view.sort.descending ? 'descending' : 'ascending' }}
        onSort={({ column, direction }) => {
          const by = AGENCY_CREATOR_SORTS.find((candidate) => candidate === column)
          if (by) view.sortBy({ by, descending: direction === 'descending' })
        }}
      />
    </div>
  )
}
