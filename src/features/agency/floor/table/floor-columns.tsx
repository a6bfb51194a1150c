import type { TFunction } from 'i18next'
import { ArrowRightLeft, LogOut, MessageSquare, UserPlus, Users } from 'lucide'

import type { FloorCreator } from '@/domain/agency/floor'
import { formatList } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { Button } from '@/ui/button'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem, MenuSection } from '@/ui/overlay/menu'
import { agoColumn, amountColumn, countColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { Amount, NoData, Numeral } from '@/ui/text/figure'
import { RelativeTime } from '@/ui/text/time'

import { CreatorName } from '../../table/creator-name'
import { oldestWaitColumn } from '../../table/oldest-wait-column'
import { WaitingTime } from '../../table/waiting-time'
import type { FloorAction } from '../floor-action'
import { type FloorTotals, needsCover } from '../floor-rules'
import { OnDutyPeople } from './on-duty-people'
import { PlannedPeople } from './planned-people'

/** Once a creator has cover: the row of the table, or the next creator without. */
const rowOrNextCreator = (leaving: Element): Element | null | undefined => {
  const item = leaving.closest('li')
  return item ? nextRow(item)?.querySelector('button') : leaving.closest('[role="row"]')
}

/** The urgent action for a creator without cover. */
export function AssignNow({ row, onAction }: { row: FloorCreator; onAction: (action: FloorAction) => void }) {
  const { t } = useTranslation('analytics')
  return (
    <span ref={usePassFocusOn<HTMLSpanElement>(rowOrNextCreator)}>
      <Button
        kind="primary"
        size="small"
        aria-label={t('floor.assign_now_to', { name: isolate(row.creator.displayName) })}
        onClick={() => onAction({ kind: 'assign', creator: row })}
      >
        {t('floor.assign_now')}
      </Button>
    </span>
  )
}

interface CreatorRowActionsProps {
  row: FloorCreator
  nameOf: (id: string) => string
  onOpen: (creatorId: string) => void
  onAction: (action: FloorAction) => void
}

function CreatorRowActions({ row, nameOf, onOpen, onAction }: CreatorRowActionsProps) {
  const { t } = useTranslation('analytics')
  const { onDuty, waiting, creator } = row
  const name = isolate(creator.displayName)
  const userIds = onDuty.map(({ userId }) => userId)
  return (
    <ActionsMenu size="small" name={t('floor.acts', { name })}>
      <MenuItem icon={Users} onAction={() => onOpen(row.creatorId)}>
        {t('floor.open')}
      </MenuItem>
      {onDuty.length > 0 && (
        <MenuItem icon={MessageSquare} onAction={() => onAction({ kind: 'nudge', userIds })}>
          {t('floor.message_team')}
        </MenuItem>
      )}
      <MenuItem icon={UserPlus} onAction={() => onAction({ kind: 'assign', creator: row })}>
        {t('floor.assign_someone')}
      </MenuItem>
      <MenuItem
        icon={ArrowRightLeft}
        disabledReason={waiting === 0 ? t('floor.nobody_waits_move') : undefined}
        onAction={() => onAction({ kind: 'move', creator: row })}
      >
        {t('floor.move')}
      </MenuItem>
      {onDuty.length > 0 && (
        <MenuSection title={t('floor.clock_out_section')}>
          {userIds.map((userId) => (
            <MenuItem
              key={userId}
              icon={LogOut}
              text={nameOf(userId)}
              onAction={() => onAction({ kind: 'clock_out', userId })}
            >
              <bdi>{nameOf(userId)}</bdi>
            </MenuItem>
          ))}
        </MenuSection>
      )}
    </ActionsMenu>
  )
}

type CreatorRowContext = Omit<CreatorRowActionsProps, 'row'>

const coverColumns = (
  t: TFunction<'analytics'>,
  { nameOf, onAction }: CreatorRowContext,
  sums: FloorTotals,
): Column<FloorCreator>[] => [
  {
    id: 'creator',
    header: t('column.creator'),
    cell: (row) => (
      <span className="inline-flex max-w-44 whitespace-normal sm:min-w-34 [&_bdi]:line-clamp-2 [&_bdi]:overflow-hidden! [&_bdi]:leading-4 [&_bdi]:whitespace-normal!">
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
        {needsCover(row) && <AssignNow row={row} onAction={onAction} />}
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
    ...countColumn(
      { id: 'planned', header: t('column.planned'), info: t('floor.planned_info') },
      (row: FloorCreator) => row.planned,
    ),
    cell: (row) => <PlannedPeople row={row} nameOf={nameOf} />,
    total: <Numeral value={sums.planned} />,
  },
]

const waitColumns = (t: TFunction<'analytics'>, sums: FloorTotals): Column<FloorCreator>[] => [
  countColumn(
    {
      id: 'waiting',
      header: t('column.waiting'),
      info: t('floor.waiting_info'),
      total: <Numeral value={sums.waiting} />,
    },
    (row: FloorCreator) => row.waiting,
  ),
  oldestWaitColumn({
    id: 'oldest_wait',
    header: t('column.oldest_wait'),
    info: t('floor.oldest_wait_info'),
    total: <WaitingTime since={sums.oldestWaitAt} />,
  }),
  countColumn(
    {
      id: 'paying_waiting',
      header: t('floor.paying'),
      info: t('floor.paying_waiting_info'),
      total: <Numeral value={sums.payingWaiting} />,
    },
    (row: FloorCreator) => row.payingWaiting,
  ),
]

const salesColumns = (t: TFunction<'analytics'>, sums: FloorTotals): Column<FloorCreator>[] => [
  amountColumn(
    {
      id: 'shift_sales',
      header: t('floor.this_shift'),
      info: t('floor.shift_sales_info'),
      total: sums.shiftSales ? <Amount of={sums.shiftSales} /> : <NoData />,
    },
    (row) => row.shiftSales,
  ),
  agoColumn(
    {
      id: 'last_sale',
      header: t('column.last_sale'),
      info: t('floor.last_sale_info'),
      total: sums.lastSaleAt === null ? <NoData /> : <RelativeTime at={sums.lastSaleAt} />,
    },
    (row) => row.lastSaleAt,
  ),
]

/** The floor's columns: cover, waiting fans, sales and actions. */
export const floorColumns = (
  t: TFunction<'analytics'>,
  context: CreatorRowContext,
  sums: FloorTotals,
): Column<FloorCreator>[] => [
  ...coverColumns(t, context, sums),
  ...waitColumns(t, sums),
  ...salesColumns(t, sums),
  {
    id: 'acts',
    header: t('floor.acts_column'),
    align: 'end',
    isWide: true,
    cell: (row) => <CreatorRowActions row={row} {...context} />,
  },
]
