import { useTranslation } from 'react-i18next'

import type { FloorCreator } from '@/domain/floor'
import { cardLook } from '@/ui/card'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import { RelativeTime } from '@/ui/relative-time'
import { Table } from '@/ui/table'
import type { Column } from '@/ui/table-column'

import { useNames } from '../use-names'
import { CreatorName } from './creator-name'
import { OnDutyPeople } from './on-duty-people'
import { Wait } from './wait'

type Words = ReturnType<typeof useTranslation<'analytics'>>['t']

const peopleColumns = (t: Words, nameOf: (id: string) => string): Column<FloorCreator>[] => [
  {
    id: 'creator',
    header: t('column.creator'),
    cell: (row) => <CreatorName creator={row.creator} />,
    sortValue: (row) => row.creator.displayName,
  },
  {
    id: 'on_duty',
    header: t('column.on_duty'),
    isWide: true,
    cell: (row) => <OnDutyPeople people={row.onDuty} nameOf={nameOf} isCovered={row.planned === 0} />,
    sortValue: (row) => row.onDuty.length,
  },
  {
    id: 'planned',
    header: t('column.planned'),
    align: 'end',
    cell: (row) => <Numeral value={row.planned} />,
    sortValue: (row) => row.planned,
  },
]

const waitColumns = (t: Words): Column<FloorCreator>[] => [
  {
    id: 'oldest_wait',
    header: t('column.oldest_wait'),
    align: 'end',
    info: t('column.oldest_wait_info'),
    cell: (row) => <Wait since={row.oldestWaitAt} targetSeconds={row.replyTargetSeconds} />,
    sortValue: (row) => (row.oldestWaitAt === null ? null : -Number(row.oldestWaitAt)),
  },
  {
    id: 'waiting',
    header: t('column.waiting'),
    align: 'end',
    info: t('column.waiting_info'),
    cell: (row) => <Numeral value={row.waiting} />,
    sortValue: (row) => row.waiting,
  },
  {
    id: 'paying_waiting',
    header: t('column.paying_waiting'),
    align: 'end',
    info: t('column.paying_waiting_info'),
    cell: (row) => <Numeral value={row.payingWaiting} />,
    sortValue: (row) => row.payingWaiting,
  },
]

const salesColumns = (t: Words): Column<FloorCreator>[] => [
  {
    id: 'shift_sales',
    header: t('column.shift_sales'),
    align: 'end',
    info: t('column.shift_sales_info'),
    cell: (row) => (row.shiftSales ? <Money of={row.shiftSales} /> : <NoData />),
    sortValue: (row) => row.shiftSales?.amount,
  },
  {
    id: 'last_sale',
    header: t('column.last_sale'),
    align: 'end',
    cell: (row) => (row.lastSaleAt === null ? <NoData /> : <RelativeTime at={row.lastSaleAt} />),
    sortValue: (row) => row.lastSaleAt,
  },
]

/** One row per creator; the longest wait stands first. */
export function FloorTable({ creators }: { creators: readonly FloorCreator[] }) {
  const { t } = useTranslation('analytics')
  const nameOf = useNames(creators.flatMap((creator) => creator.onDuty.map((person) => person.userId)))
  return (
    <div className={cardLook}>
      <Table
        name={t('floor.table')}
        columns={[...peopleColumns(t, nameOf), ...waitColumns(t), ...salesColumns(t)]}
        rows={creators}
        rowKey={(row) => row.creatorId}
        rowName={(row) => row.creator.displayName}
        defaultSort={{ column: 'oldest_wait', direction: 'descending' }}
      />
    </div>
  )
}
