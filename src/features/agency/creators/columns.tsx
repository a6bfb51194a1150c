import type { TFunction } from 'i18next'

import type { AgencyCreator, CreatorTotals } from '@/domain/agency-creator'
import { formatDate } from '@/i18n/format'
import { momentCell, moneyCell, shareCell } from '@/lib/file-cell'
import { Badge } from '@/ui/badge'
import { Change } from '@/ui/change'
import { Money } from '@/ui/money'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import { StatusDot } from '@/ui/status-dot'
import type { Column } from '@/ui/table-column'
import { Tooltip } from '@/ui/tooltip'

import { changeOf } from '@/features/figures/change-of'
import { CREATOR_STATUS_DOT } from '../creator-status-dot'
import { CreatorNames } from '../employees/parts/creator-names'
import { OnDutyFaces } from '../parts/on-duty-faces'
import { Wait } from '../parts/wait'
import { creatorName, listed, ownRates, rateWords } from './creator-words'
import { CreatorFace } from './parts/creator-face'

/** What the columns need besides the row. */
export interface ColumnDesk {
  t: TFunction<'analytics'>
  seesMoney: boolean
  readsNotes: boolean
  nameOf: (id: string) => string
  totals: CreatorTotals | null
}

type Make = (desk: ColumnDesk) => Column<AgencyCreator>[]

/** The server sorts the rows; this value only marks a column as sortable. */
const byServer = () => null

const who: Make = ({ t, totals }) => [
  {
    id: 'name',
    header: t('column.creator'),
    sortValue: byServer,
    file: creatorName,
    cell: (row) => <CreatorFace creator={row} />,
    total: totals && t('creators.sum', { count: totals.total }),
  },
  {
    id: 'pg',
    header: t('creators.pg'),
    info: t('creators.info_pg'),
    sortValue: byServer,
    file: (row) => t(row.pg ? 'creators.pg' : 'creators.not_pg'),
    cell: (row) => (row.pg ? <Badge>{t('creators.pg')}</Badge> : <NoData />),
  },
  {
    id: 'status',
    header: t('column.status'),
    sortValue: byServer,
    file: (row) =>
      listed([t(`creators.status_${row.status}`), ...(row.isHidden ? [t('creators.hidden')] : [])]),
    cell: (row) => (
      <span className="inline-flex items-center gap-2">
        <StatusDot status={CREATOR_STATUS_DOT[row.status]}>{t(`creators.status_${row.status}`)}</StatusDot>
        {row.isHidden && <Badge>{t('creators.hidden')}</Badge>}
      </span>
    ),
  },
]

const rate: Make = ({ t }) => [
  {
    id: 'rate',
    header: t('column.rate'),
    align: 'end',
    info: t('creators.info_rate'),
    sortValue: byServer,
    file: (row) => listed([rateWords(t, row) ?? '', ...ownRates(t, row)].filter(Boolean)),
    cell: (row) => {
      const words = rateWords(t, row)
      const own = ownRates(t, row)
      if (words === undefined) return <NoData />
      if (own.length === 0) return words
      return (
        <Tooltip text={listed(own)}>
          <span className="inline-flex items-center gap-1">
            {words}
            <Badge>{t('creators.rate_more', { count: own.length })}</Badge>
            <span className="sr-only">{listed(own)}</span>
          </span>
        </Tooltip>
      )
    },
  },
]

const Earned = ({ of }: { of: AgencyCreator['earned'] }) => (of ? <Money of={of} /> : <NoData />)

const money: Make = (desk) => [
  {
    id: 'earned',
    header: desk.t('creators.earned'),
    align: 'end',
    info: desk.t('creators.info_earned'),
    sortValue: byServer,
    file: (row) => moneyCell(row.earned),
    cell: (row) => <Earned of={row.earned} />,
    total: desk.totals && <Earned of={desk.totals.earned} />,
  },
  {
    id: 'change',
    header: desk.t('column.change'),
    align: 'end',
    info: desk.t('creators.info_change'),
    sortValue: byServer,
    file: (row) => shareCell(row.change),
    cell: (row) => {
      const change = changeOf(row.change)
      return change ? <Change of={change} isShort /> : <NoData />
    },
  },
  ...(desk.seesMoney ? rate(desk) : []),
]

const chats: Make = ({ t, totals }) => [
  {
    id: 'activeMembers',
    header: t('column.active_members'),
    align: 'end',
    info: t('creators.info_members'),
    sortValue: byServer,
    file: (row) => row.activeMembers,
    cell: (row) => <Numeral value={row.activeMembers} />,
    total: totals && <Numeral value={totals.activeMembers} />,
  },
  {
    id: 'unread',
    header: t('column.unread'),
    align: 'end',
    info: t('creators.info_unread'),
    sortValue: byServer,
    file: (row) => row.unread,
    cell: (row) => <Numeral value={row.unread} />,
    total: totals && <Numeral value={totals.unread} />,
  },
  {
    id: 'oldestWaitAt',
    header: t('column.oldest_wait'),
    align: 'end',
    info: t('creators.info_wait'),
    sortValue: byServer,
    file: (row) => momentCell(row.oldestWaitAt),
    cell: (row) => <Wait since={row.oldestWaitAt} />,
  },
]

const team: Make = ({ t, nameOf }) => [
  {
    id: 'onDuty',
    header: t('column.on_duty'),
    info: t('floor.on_duty_info'),
    sortValue: byServer,
    file: (row) => listed(row.onDuty.map(({ userId }) => nameOf(userId))),
    cell: (row) => <OnDutyFaces people={row.onDuty} nameOf={nameOf} />,
  },
  {
    id: 'staff',
    header: t('creators.assigned_short'),
    align: 'end',
    info: t('creators.info_assigned'),
    sortValue: byServer,
    file: (row) => row.staffIds.length,
    cell: (row) => {
      if (row.staffIds.length === 0) return <Numeral value={0} />
      return (
        <Tooltip
          text={<CreatorNames ids={row.staffIds} more={(count) => t('creators.more_people', { count })} />}
        >
          <span className="underline decoration-dotted underline-offset-4">
            <Numeral value={row.staffIds.length} />
          </span>
        </Tooltip>
      )
    },
  },
]

const notes: Make = ({ t }) => [
  {
    id: 'notes',
    header: t('creators.notes'),
    isWide: true,
    sortValue: byServer,
    file: (row) => row.notes,
    cell: (row) =>
      row.notes === '' ? (
        <NoData />
      ) : (
        <bdi dir="auto" className="cut inline-block max-w-64 text-text-quiet max-sm:max-w-48">
          {row.notes}
        </bdi>
      ),
  },
]

const about: Make = (desk) => [
  ...(desk.readsNotes ? notes(desk) : []),
  {
    id: 'createdAt',
    header: desk.t('column.added'),
    align: 'end',
    sortValue: byServer,
    file: (row) => (row.createdAt === null ? null : new Date(row.createdAt).toISOString().slice(0, 10)),
    cell: (row) => (row.createdAt === null ? <NoData /> : formatDate(row.createdAt)),
  },
]

/** The columns of creators (screens S4), without those the user may not see. */
export const columnsFor: Make = (desk) => [who, money, chats, team, about].flatMap((make) => make(desk))
