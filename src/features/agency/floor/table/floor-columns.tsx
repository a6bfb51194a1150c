import type { useTranslation } from '@/i18n/use-translation'

import type { FloorCreator } from '@/domain/agency/floor'
import { formatList } from '@/i18n/format'
import { momentCell, moneyCell } from '@/lib/export-cell'
import { serverNow } from '@/services/network/server-clock'
import { Money, Numeral, NoData } from '@/ui/text/figure'
import { RelativeTime } from '@/ui/text/time'
import type { Column } from '@/ui/table/table-column'

import { CreatorName } from '../../table/creator-name'
import { WaitingTime } from '../../table/waiting-time'
import type { FloorTotals } from '../floor-totals'
import { AssignNow } from './assign-now'
import { OnDutyPeople } from './on-duty-people'
import { CreatorRowActions, type CreatorRowActionsProps } from './creator-row-actions'
import { TurnWaitingTime } from '../turn-waiting-time'

type CreatorRowContext = Omit<CreatorRowActionsProps, 'row'>
type AnalyticsTFunction = ReturnType<typeof useTranslation<'analytics'>>['t']

const coverColumns = (
  t: AnalyticsTFunction,
  { nameOf, onAct }: CreatorRowContext,
  sums: FloorTotals,
): Column<FloorCreator>[] => [
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
    exportValue: (row) =>
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

const waitColumns = (t: AnalyticsTFunction, sums: FloorTotals): Column<FloorCreator>[] => [
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
    cell: (row) => <TurnWaitingTime since={row.oldestWaitAt} targetSeconds={row.replyTargetSeconds} />,
    sortValue: (row) => (row.oldestWaitAt === null ? null : -Number(row.oldestWaitAt)),
    total: <WaitingTime since={sums.oldestWaitAt} />,
    exportValue: (row) =>
      row.oldestWaitAt === null ? null : Math.floor((serverNow() - row.oldestWaitAt) / 60_000),
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

const salesColumns = (t: AnalyticsTFunction, sums: FloorTotals): Column<FloorCreator>[] => [
  {
    id: 'shift_sales',
    header: t('floor.this_shift'),
    align: 'end',
    info: t('floor.shift_sales_info'),
    cell: (row) => (row.shiftSales ? <Money of={row.shiftSales} /> : <NoData />),
    sortValue: (row) => row.shiftSales?.amount ?? null,
    total: sums.shiftSales ? <Money of={sums.shiftSales} /> : <NoData />,
    exportValue: (row) => moneyCell(row.shiftSales),
  },
  {
    id: 'last_sale',
    header: t('column.last_sale'),
    align: 'end',
    info: t('floor.last_sale_info'),
    cell: (row) => (row.lastSaleAt === null ? <NoData /> : <RelativeTime at={row.lastSaleAt} />),
    sortValue: (row) => row.lastSaleAt,
    total: sums.lastSaleAt === null ? <NoData /> : <RelativeTime at={sums.lastSaleAt} />,
    exportValue: (row) => momentCell(row.lastSaleAt),
  },
]

/** The floor's columns: cover, waiting fans, sales and actions. */
export const floorColumns = (
  t: AnalyticsTFunction,
  acts: CreatorRowContext,
  sums: FloorTotals,
): Column<FloorCreator>[] => [
  ...coverColumns(t, acts, sums),
  ...waitColumns(t, sums),
  ...salesColumns(t, sums),
  {
    id: 'acts',
    header: t('floor.acts_column'),
    align: 'end',
    isWide: true,
    cell: (row) => <CreatorRowActions row={row} {...acts} />,
  },
]
