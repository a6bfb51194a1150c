import type { TFunction } from 'i18next'

import type { AgencyCreator, CreatorTotals } from '@/domain/agency/agency-creator'
import { Badge } from '@/ui/text/badge'
import { NoData, Numeral } from '@/ui/text/figure'
import { StatusDot } from '@/ui/text/dot'
import { amountColumn, countColumn, timeColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'
import { Tooltip } from '@/ui/tooltip'

import { changeColumn } from '@/features/figures/table/change-cell'
import { CREATOR_STATUS_DOT } from '../table/creator-status-dot'
import { CreatorNames } from '../table/creator-name'
import { OnDutyAvatars } from '../table/on-duty-avatars'
import { oldestWaitColumn } from '../table/oldest-wait-column'
import { agencyCreatorName, formatUnitList, formatOwnRates, formatShare } from './creator-format'
import { VerifiedCreator } from './verified-creator'

/** What the columns need besides the row. */
export interface CreatorColumnContext {
  mayReadMoney: boolean
  mayReadNotes: boolean
  nameOf: (id: string) => string
  totals: CreatorTotals | null
  /** The zone of the dates. */
  timezone: string
}

type ColumnFactory = (t: TFunction<'analytics'>, context: CreatorColumnContext) => Column<AgencyCreator>[]

const nameColumns: ColumnFactory = (t, { totals }) => [
  {
    id: 'name',
    header: t('column.creator'),
    exportValue: agencyCreatorName,
    cell: (row) => <VerifiedCreator creator={row} />,
    total: totals && t('creators.sum', { count: totals.total }),
  },
  {
    id: 'pg',
    header: t('creators.pg'),
    info: t('creators.info_pg'),
    exportValue: (row) => t(row.pg ? 'creators.pg' : 'creators.not_pg'),
    cell: (row) => (row.pg ? <Badge>{t('creators.pg')}</Badge> : <NoData />),
  },
  {
    id: 'status',
    header: t('column.status'),
    exportValue: (row) =>
      formatUnitList([t(`creators.status_${row.status}`), ...(row.isHidden ? [t('creators.hidden')] : [])]),
    cell: (row) => (
      <span className="inline-flex items-center gap-2">
        <StatusDot status={CREATOR_STATUS_DOT[row.status]}>{t(`creators.status_${row.status}`)}</StatusDot>
        {row.isHidden && <Badge>{t('creators.hidden')}</Badge>}
      </span>
    ),
  },
]

const rateColumns = (t: TFunction<'analytics'>): Column<AgencyCreator>[] => [
  {
    id: 'rate',
    header: t('column.rate'),
    align: 'end',
    info: t('creators.info_rate'),
    exportValue: (row) =>
      formatUnitList([formatShare(t, row) ?? '', ...formatOwnRates(t, row)].filter(Boolean)),
    cell: (row) => {
      const words = formatShare(t, row)
      const own = formatOwnRates(t, row)
      if (words === undefined) return <NoData />
      if (own.length === 0) return words
      return (
        <Tooltip text={formatUnitList(own)}>
          <span className="inline-flex items-center gap-1">
            {words}
            <Badge>{t('creators.rate_more', { count: own.length })}</Badge>
            <span className="sr-only">{formatUnitList(own)}</span>
          </span>
        </Tooltip>
      )
    },
  },
]

const moneyColumns: ColumnFactory = (t, { totals, mayReadMoney }) => [
  amountColumn(
    {
      id: 'earned',
      header: t('creators.earned'),
      info: t('creators.info_earned'),
      sum: totals?.earned,
    },
    (row) => row.earned,
  ),
  changeColumn({ header: t('column.change'), info: t('creators.info_change') }, (row) => row.change),
  ...(mayReadMoney ? rateColumns(t) : []),
]

const chatColumns: ColumnFactory = (t, { totals }) => [
  countColumn(
    {
      id: 'activeMembers',
      header: t('column.active_members'),
      info: t('creators.info_members'),
      sum: totals?.activeMembers,
    },
    (row) => row.activeMembers,
  ),
  countColumn(
    {
      id: 'unread',
      header: t('column.unread'),
      info: t('creators.info_unread'),
      sum: totals?.unread,
    },
    (row) => row.unread,
  ),
  oldestWaitColumn({
    id: 'oldestWaitAt',
    header: t('column.oldest_wait'),
    info: t('creators.info_wait'),
  }),
]

const teamColumns: ColumnFactory = (t, { nameOf }) => [
  {
    id: 'onDuty',
    header: t('column.on_duty'),
    info: t('floor.on_duty_info'),
    exportValue: (row) => formatUnitList(row.onDuty.map(({ userId }) => nameOf(userId))),
    cell: (row) => <OnDutyAvatars people={row.onDuty} nameOf={nameOf} />,
  },
  {
    id: 'staff',
    header: t('creators.assigned_short'),
    align: 'end',
    info: t('creators.info_assigned'),
    exportValue: (row) => row.staffIds.length,
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

const notesColumns = (t: TFunction<'analytics'>): Column<AgencyCreator>[] => [
  {
    id: 'notes',
    header: t('creators.notes'),
    isWide: true,
    exportValue: (row) => row.notes,
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

const detailColumns: ColumnFactory = (t, { mayReadNotes, timezone }) => [
  ...(mayReadNotes ? notesColumns(t) : []),
  timeColumn({ id: 'createdAt', header: t('column.added') }, (row: AgencyCreator) => row.createdAt, timezone),
]

/** The columns of creators (screens S4), without those the user may not see. */
export const agencyCreatorColumns: ColumnFactory = (t, context) =>
  [nameColumns, moneyColumns, chatColumns, teamColumns, detailColumns].flatMap((make) => make(t, context))
