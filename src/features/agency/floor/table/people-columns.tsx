import type { TFunction } from 'i18next'
import { CalendarClock, LogOut, MessageSquare } from 'lucide'
import { useNavigate } from 'react-router'

import type { FloorPerson } from '@/domain/agency/floor'
import { formatList } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { momentCell } from '@/lib/export-cell'
import { isolate } from '@/lib/text/isolate'
import { serverNow } from '@/services/network/server-clock'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'
import { amountColumn, countColumn, durationColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { ElapsedTime } from '@/ui/text/time'
import { Amount, NoData, Numeral } from '@/ui/text/figure'
import { Tooltip } from '@/ui/tooltip'

import { oldestWaitColumn } from '../../table/oldest-wait-column'
import { personColumn } from '../../table/person-column'
import { WaitingTime } from '../../table/waiting-time'
import { personDayUrl } from '../creator/floor-creator-drawer'
import type { FloorAction } from '../floor-action'
import { type FloorPeopleTotals, isIdle } from '../floor-rules'
import { IdleSince } from './on-duty-people'

interface PersonRowActionsProps {
  person: FloorPerson
  nameOf: (id: string) => string
  creatorName: (creatorId: string) => string
  onAction: (action: FloorAction) => void
}

function PersonRowActions({ person: { userId }, nameOf, onAction }: PersonRowActionsProps) {
  const { t } = useTranslation('analytics')
  const navigate = useNavigate()
  const name = isolate(nameOf(userId))
  return (
    <ActionsMenu size="small" name={t('floor.acts', { name })}>
      <MenuItem icon={CalendarClock} onAction={() => void navigate(personDayUrl(userId))}>
        {t('floor.their_day')}
      </MenuItem>
      <MenuItem icon={MessageSquare} onAction={() => onAction({ kind: 'nudge', userIds: [userId] })}>
        {t('floor.message')}
      </MenuItem>
      <MenuItem icon={LogOut} onAction={() => onAction({ kind: 'clock_out', userId })}>
        {t('floor.clock_out')}
      </MenuItem>
    </ActionsMenu>
  )
}

type FloorPersonColumns = Column<FloorPerson>[]
type PersonRowContext = Omit<PersonRowActionsProps, 'person'>

const personColumns = (t: TFunction<'analytics'>, { nameOf }: PersonRowContext): FloorPersonColumns => [
  personColumn(
    { header: t('column.person'), total: t('floor.all_people') },
    ({ userId }) => nameOf(userId),
    'max-w-44',
  ),
  {
    id: 'on_duty',
    header: t('column.on_duty'),
    align: 'end',
    info: t('floor.person_duty_info'),
    cell: ({ clockInAt }) => <ElapsedTime since={clockInAt} now={serverNow} />,
    sortValue: ({ clockInAt }) => -Number(clockInAt),
    exportValue: ({ clockInAt }) => momentCell(clockInAt),
  },
  {
    id: 'idle',
    header: t('floor.idle'),
    info: t('floor.idle_info'),
    cell: (person) => (isIdle(person, serverNow()) ? <IdleSince person={person} /> : <NoData />),
    sortValue: (person) =>
      isIdle(person, serverNow()) ? serverNow() - (person.lastActiveAt ?? person.clockInAt) : null,
    exportValue: ({ lastActiveAt }) => momentCell(lastActiveAt),
  },
]

const loadColumns = (
  t: TFunction<'analytics'>,
  { creatorName }: PersonRowContext,
  sums: FloorPeopleTotals,
): FloorPersonColumns => [
  {
    id: 'creators',
    header: t('floor.person_creators'),
    align: 'end',
    info: t('floor.person_creators_info'),
    cell: ({ creatorIds }) =>
      creatorIds.length === 0 ? (
        <Numeral value={0} />
      ) : (
        <Tooltip text={formatList(creatorIds.map(creatorName))}>
          <span>
            <Numeral value={creatorIds.length} />
            <span className="sr-only">{formatList(creatorIds.map(creatorName))}</span>
          </span>
        </Tooltip>
      ),
    sortValue: ({ creatorIds }) => creatorIds.length,
    total: <Numeral value={sums.creators} />,
    exportValue: ({ creatorIds }) => formatList(creatorIds.map(creatorName), 'unit'),
  },
  countColumn(
    {
      id: 'held',
      header: t('floor.held'),
      info: t('floor.held_info'),
      total: <Numeral value={sums.held} />,
    },
    ({ held }: FloorPerson) => held,
  ),
  countColumn(
    {
      id: 'waiting',
      header: t('column.waiting'),
      info: t('floor.person_waiting_info'),
      // An unassigned fan waits for several people, so the rows do not add up.
      total: <NoData />,
    },
    ({ waiting }: FloorPerson) => waiting,
  ),
  oldestWaitColumn({
    id: 'oldest_wait',
    header: t('column.oldest_wait'),
    info: t('floor.person_oldest_info'),
    total: <WaitingTime since={sums.oldestWaitAt} />,
  }),
]

const hourColumns = (t: TFunction<'analytics'>, sums: FloorPeopleTotals): FloorPersonColumns => [
  amountColumn(
    {
      id: 'hour_sales',
      header: t('floor.hour_sales'),
      info: t('floor.hour_sales_info'),
      total: sums.hourSales ? <Amount of={sums.hourSales} /> : <NoData />,
    },
    ({ hourSales }) => hourSales,
  ),
  durationColumn(
    {
      id: 'median_reply',
      header: t('floor.median_reply'),
      info: t('floor.median_reply_info'),
      // No median follows from those of the rows.
      total: <NoData />,
    },
    ({ medianReplySeconds }: FloorPerson) => medianReplySeconds && medianReplySeconds * 1000,
    'minute',
  ),
]

/** The columns per person: workload, reply times, sales and actions. */
export const floorPeopleColumns = (
  t: TFunction<'analytics'>,
  context: PersonRowContext,
  sums: FloorPeopleTotals,
): FloorPersonColumns => [
  ...personColumns(t, context),
  ...loadColumns(t, context, sums),
  ...hourColumns(t, sums),
  {
    id: 'acts',
    header: t('floor.acts_column'),
    align: 'end',
    isWide: true,
    cell: (person) => <PersonRowActions person={person} {...context} />,
  },
]
