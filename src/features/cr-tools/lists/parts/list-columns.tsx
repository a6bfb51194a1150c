import type { TFunction } from 'i18next'
import { Pin } from 'lucide-react'

import type { FanList } from '@/domain/fan-list'
import { formatNumber } from '@/i18n/format'
import { momentCell } from '@/lib/file-cell'
import { Badge } from '@/ui/badge'
import { Change } from '@/ui/change'
import { Icon } from '@/ui/icon'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import { RelativeTime } from '@/ui/relative-time'
import type { Column } from '@/ui/table-column'

import { type ListAct, ListMenu } from './list-menu'
import { ListName } from './list-name'
import { usesText } from './uses'

export interface ListLook {
  t: TFunction<'lists'>
  mayEdit: boolean
  onAct: (act: ListAct, list: FanList) => void
}

function Name({ of, look: { t, onAct } }: { of: FanList; look: ListLook }) {
  return (
    <span className="inline-flex max-w-72 min-w-0 items-center gap-2">
      <button
        type="button"
        className="hit-target min-w-0 rounded-mark text-start underline-offset-2 hover:underline"
        onClick={() => onAct('members', of)}
      >
        <ListName of={of} />
      </button>
      {of.isPinned && <Icon of={Pin} size="xs" name={t('pinned')} className="text-text-quiet" />}
    </span>
  )
}

function Kind({ of, t }: { of: FanList; t: ListLook['t'] }) {
  return (
    <span className="inline-flex items-center gap-2 max-sm:flex-wrap">
      {of.isSmart ? t('kind_smart') : t('kind_manual')}
      {of.isBuiltIn && <Badge>{t('built_in')}</Badge>}
      {of.funnel && (
        <Badge>
          <bdi className="cut max-w-32">{of.funnel.name}</bdi>
          <span>{t('stage_short', { stage: of.funnel.stage })}</span>
        </Badge>
      )}
    </span>
  )
}

const directionOf = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'none')

const nameColumns = (look: ListLook): Column<FanList>[] => {
  const { t } = look
  return [
    {
      id: 'name',
      header: t('column_name'),
      sortValue: ({ name }) => name,
      cell: (list) => <Name of={list} look={look} />,
    },
    {
      id: 'kind',
      header: t('column_kind'),
      sortValue: ({ isSmart }) => (isSmart ? t('kind_smart') : t('kind_manual')),
      cell: (list) => <Kind of={list} t={t} />,
    },
  ]
}

const countColumns = ({ t }: ListLook): Column<FanList>[] => [
  {
    id: 'members',
    header: t('column_members'),
    align: 'end',
    info: t('column_members_info'),
    sortValue: ({ memberCount }) => memberCount,
    cell: ({ memberCount }) => <Numeral value={memberCount} />,
  },
  {
    id: 'change',
    header: t('column_change'),
    align: 'end',
    info: t('column_change_info'),
    sortValue: ({ change7Days }) => change7Days,
    cell: ({ change7Days }) => (
      <Change
        isShort
        of={{
          amount: formatNumber(Math.abs(change7Days)),
          direction: directionOf(change7Days),
          verdict: 'neutral',
        }}
      />
    ),
  },
]

const usageColumns = ({ t }: ListLook): Column<FanList>[] => [
  {
    id: 'updated',
    header: t('column_updated'),
    align: 'end',
    info: t('column_updated_info'),
    sortValue: ({ updatedAt }) => updatedAt,
    file: ({ updatedAt }) => momentCell(updatedAt),
    cell: ({ updatedAt }) => (updatedAt === null ? <NoData /> : <RelativeTime at={updatedAt} />),
  },
  {
    id: 'uses',
    header: t('column_uses'),
    isWide: true,
    info: t('column_uses_info'),
    sortValue: ({ uses }) => uses.length,
    sortsFrom: 'descending',
    file: (list) => usesText(t, list),
    cell: (list) =>
      list.uses.length === 0 ? <NoData /> : <span className="text-13">{usesText(t, list)}</span>,
  },
]

/** Columns of the table of lists. */
export const listColumns = (look: ListLook): Column<FanList>[] => [
  ...nameColumns(look),
  ...countColumns(look),
  ...usageColumns(look),
  {
    id: 'acts',
    header: look.t('column_acts'),
    align: 'end',
    cell: (list) => <ListMenu of={list} mayEdit={look.mayEdit} onAct={look.onAct} />,
  },
]
