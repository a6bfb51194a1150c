import type { useTranslation } from '@/i18n/use-translation'

import type { FloorPerson } from '@/domain/agency/floor'
import { formatList, formatCompactDuration } from '@/i18n/format'
import { momentCell, moneyCell } from '@/lib/export-cell'
import { serverNow } from '@/services/network/server-clock'
import { Avatar } from '@/ui/text/avatar'
import { ElapsedTime } from '@/ui/text/time'
import { Money, Numeral, NoData } from '@/ui/text/figure'
import type { Column } from '@/ui/table/table-column'
import { Tooltip } from '@/ui/tooltip'
import { UserName } from '@/ui/text/user-name'

import { WaitingTime } from '../../table/waiting-time'
import { isIdle } from '../idle'
import { IdleSince } from './workload-text'
import { PersonRowActions, type PersonRowActionsProps } from './person-row-actions'

type AnalyticsTFunction = ReturnType<typeof useTranslation<'analytics'>>['t']
type FloorPersonColumns = Column<FloorPerson>[]
type PersonRowContext = Omit<PersonRowActionsProps, 'person'>

const personColumns = (t: AnalyticsTFunction, { nameOf }: PersonRowContext): FloorPersonColumns => [
  {
    id: 'person',
    header: t('floor.person'),
    cell: ({ userId }) => (
      <span className="inline-flex max-w-44 items-center gap-2">
        <Avatar of={{ id: userId, name: nameOf(userId), kind: 'staff' }} size={24} />
        <UserName name={nameOf(userId)} className="cut font-medium" />
      </span>
    ),
    sortValue: ({ userId }) => nameOf(userId),
    total: t('floor.all_people'),
  },
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

const loadColumns = (t: AnalyticsTFunction, { creatorName }: PersonRowContext): FloorPersonColumns => [
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
    exportValue: ({ creatorIds }) => formatList(creatorIds.map(creatorName), 'unit'),
  },
  {
    id: 'held',
    header: t('floor.held'),
    align: 'end',
    info: t('floor.held_info'),
    cell: ({ held }) => <Numeral value={held} />,
    sortValue: ({ held }) => held,
  },
  {
    id: 'waiting',
    header: t('column.waiting'),
    align: 'end',
    info: t('floor.person_waiting_info'),
    cell: ({ waiting }) => <Numeral value={waiting} />,
    sortValue: ({ waiting }) => waiting,
    // An unassigned fan waits for several people, so the rows do not add up.
    total: <NoData />,
  },
  {
    id: 'oldest_wait',
    header: t('column.oldest_wait'),
    align: 'end',
    info: t('floor.person_oldest_info'),
    cell: ({ oldestWaitAt }) => <WaitingTime since={oldestWaitAt} />,
    sortValue: ({ oldestWaitAt }) => (oldestWaitAt === null ? null : -Number(oldestWaitAt)),
    exportValue: ({ oldestWaitAt }) =>
      oldestWaitAt === null ? null : Math.floor((serverNow() - oldestWaitAt) / 60_000),
  },
]

const hourColumns = (t: AnalyticsTFunction): FloorPersonColumns => [
  {
    id: 'hour_sales',
    header: t('floor.hour_sales'),
    align: 'end',
    info: t('floor.hour_sales_info'),
    cell: ({ hourSales }) => (hourSales ? <Money of={hourSales} /> : <NoData />),
    sortValue: ({ hourSales }) => hourSales?.amount ?? null,
    exportValue: ({ hourSales }) => moneyCell(hourSales),
  },
  {
    id: 'median_reply',
    header: t('floor.median_reply'),
    align: 'end',
    info: t('floor.median_reply_info'),
    cell: ({ medianReplySeconds: seconds }) =>
      seconds === null ? (
        <NoData />
      ) : (
        <bdi className="whitespace-nowrap">{formatCompactDuration(seconds * 1000)}</bdi>
      ),
    sortValue: ({ medianReplySeconds }) => medianReplySeconds,
    exportValue: ({ medianReplySeconds }) => medianReplySeconds,
  },
]

/** The columns per person: workload, reply times, sales and actions. */
export const floorPeopleColumns = (t: AnalyticsTFunction, facts: PersonRowContext): FloorPersonColumns => [
  ...personColumns(t, facts),
  ...loadColumns(t, facts),
  ...hourColumns(t),
  {
    id: 'acts',
    header: t('floor.acts_column'),
    align: 'end',
    isWide: true,
    cell: (person) => <PersonRowActions person={person} {...facts} />,
  },
]
