import type { useTranslation } from '@/i18n/use-translation'

import type { FloorCreator } from '@/domain/floor'
import { formatList } from '@/i18n/format'
import { momentCell, moneyCell } from '@/lib/file-cell'
import { serverNow } from '@/services/server-clock'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import { RelativeTime } from '@/ui/relative-time'
import type { Column } from '@/ui/table-column'

import { CreatorName } from '../../parts/creator-name'
import { Wait } from '../../parts/wait'
import type { FloorSums } from '../floor-sums'
import { AssignNow } from './assign-now'
import { OnDutyPeople } from './on-duty-people'
import { RowActs, type RowActsProps } from './row-acts'
import { TurnWait } from './turn-wait'

type Acts = Omit<RowActsProps, 'row'>
type Words = ReturnType<typeof useTranslation<'analytics'>>['t']

const peopleColumns = (t: Words, { nameOf, onAct }: Acts, sums: FloorSums): Column<FloorCreator>[] => [
  {
    id: 'creator',
    header: t('column.creator'),
    cell: (row) => (
      <span className="inline-flex max-w-44 whitespace-normal sm:min-w-44 [&_bdi]:line-clamp-2 [&_bdi]:leading-4">
        <CreatorName creator={row.creator} />
      </span>
    ),
    sortValue: (row) => row.creator.displayName,
    total: t('overview.all_creators'),
  },
  {
    id: 'on_duty',
    header: t('column.on_duty'),
    info: t('floor.on_duty_info'),
    isWide: true,
    cell: (row) => (
      <span className="flex items-center gap-x-3 whitespace-nowrap">
        <OnDutyPeople people={row.onDuty} nameOf={nameOf} isCovered={row.planned === 0} />
        <AssignNow row={row} onAct={onAct} />
      </span>
    ),
    sortValue: (row) => row.onDuty.length,
    file: (row) =>
      formatList(
        row.onDuty.map(({ userId }) => nameOf(userId)),
        'unit',
      ),
    total: <Numeral value={sums.onDuty} />,
  },
  {
    id: 'planned',
    header: t('column.planned'),
    align: 'end',
    info: t('floor.planned_info'),
    cell: (row) => <Numeral value={row.planned} />,
    sortValue: (row) => row.planned,
    // Several rows plan the same person, without a name to count once.
    total: <NoData />,
  },
]

const waitColumns = (t: Words, sums: FloorSums): Column<FloorCreator>[] => [
  {
    id: 'waiting',
    header: t('column.waiting'),
    align: 'end',
    info: t('floor.waiting_info'),
    cell: (row) => <Numeral value={row.waiting} />,
    sortValue: (row) => row.waiting,
    total: <Numeral value={sums.waiting} />,
  },
  {
    id: 'oldest_wait',
    header: t('column.oldest_wait'),
    align: 'end',
    info: t('floor.oldest_wait_info'),
    cell: (row) => <TurnWait since={row.oldestWaitAt} targetSeconds={row.replyTargetSeconds} />,
    sortValue: (row) => (row.oldestWaitAt === null ? null : -Number(row.oldestWaitAt)),
    total: <Wait since={sums.oldestWaitAt} />,
    file: (row) => (row.oldestWaitAt === null ? null : Math.floor((serverNow() - row.oldestWaitAt) / 60_000)),
  },
  {
    id: 'paying_waiting',
    header: t('floor.paying'),
    align: 'end',
    info: t('floor.paying_waiting_info'),
    cell: (row) => <Numeral value={row.payingWaiting} />,
    sortValue: (row) => row.payingWaiting,
    total: <Numeral value={sums.payingWaiting} />,
  },
]

const salesColumns = (t: Words, sums: FloorSums): Column<FloorCreator>[] => [
  {
    id: 'shift_sales',
    header: t('floor.this_shift'),
    align: 'end',
    info: t('floor.shift_sales_info'),
    cell: (row) => (row.shiftSales ? <Money of={row.shiftSales} /> : <NoData />),
    sortValue: (row) => row.shiftSales?.amount ?? null,
    total: sums.shiftSales ? <Money of={sums.shiftSales} /> : <NoData />,
    file: (row) => moneyCell(row.shiftSales),
  },
  {
    id: 'last_sale',
    header: t('column.last_sale'),
    align: 'end',
    info: t('floor.last_sale_info'),
    cell: (row) => (row.lastSaleAt === null ? <NoData /> : <RelativeTime at={row.lastSaleAt} />),
    sortValue: (row) => row.lastSaleAt,
    total: sums.lastSaleAt === null ? <NoData /> : <RelativeTime at={sums.lastSaleAt} />,
    file: (row) => momentCell(row.lastSaleAt),
  },
]

/** The floor's columns: cover, waiting fans, sales and actions. */
export const floorColumns = (t: Words, acts: Acts, sums: FloorSums): Column<FloorCreator>[] => [
  ...peopleColumns(t, acts, sums),
  ...waitColumns(t, sums),
  ...salesColumns(t, sums),
  {
    id: 'acts',
    header: t('floor.acts_column'),
    align: 'end',
    isWide: true,
    cell: (row) => <RowActs row={row} {...acts} />,
  },
]
