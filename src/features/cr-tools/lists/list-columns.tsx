import type { TFunction } from 'i18next'
import { Pin } from 'lucide'

import type { FanList } from '@/domain/lists/fan-list'
import { formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { Badge } from '@/ui/text/badge'
import { FigureChange } from '@/ui/text/figure-change'
import { Icon } from '@/ui/icon'
import { NoData } from '@/ui/text/figure'
import type { Column } from '@/ui/table/table-column'
import { agoColumn, countColumn } from '@/ui/table/figure-column'

import { type ListAction, FanListMenu } from './list-menu'
import { ListName } from './list-name'
import { usesText } from './list-uses'

type OnListAction = (action: ListAction, list: FanList) => void

function ListNameCell({ list, onAction }: { list: FanList; onAction: OnListAction }) {
  const { t } = useTranslation('lists')
  return (
    <span className="inline-flex max-w-72 min-w-0 items-center gap-2">
      <button
        type="button"
        className="hit-target min-w-0 rounded-mark text-start underline-offset-2 hover:underline"
        onClick={() => onAction('members', list)}
      >
        <ListName list={list} />
      </button>
      {list.isPinned && <Icon of={Pin} size="xs" name={t('pinned')} className="text-text-quiet" />}
    </span>
  )
}

function ListKindCell({ list }: { list: FanList }) {
  const { t } = useTranslation('lists')
  return (
    <span className="inline-flex items-center gap-2 max-sm:flex-wrap">
      {list.isSmart ? t('kind_smart') : t('kind_manual')}
      {list.isBuiltIn && <Badge>{t('built_in')}</Badge>}
      {list.funnel && (
        <Badge>
          <bdi className="cut max-w-32">{list.funnel.name}</bdi>
          <span>{t('stage_short', { stage: list.funnel.stage })}</span>
        </Badge>
      )}
    </span>
  )
}

const directionOf = (change: number) => (change > 0 ? 'up' : change < 0 ? 'down' : 'none')

const usageColumns = (t: TFunction<'lists'>): Column<FanList>[] => [
  countColumn<FanList>(
    { id: 'members', header: t('column_members'), info: t('column_members_info') },
    ({ memberCount }) => memberCount,
  ),
  {
    id: 'change',
    header: t('column_change'),
    align: 'end',
    info: t('column_change_info'),
    sortValue: ({ change7Days }) => change7Days,
    cell: ({ change7Days }) => (
      <FigureChange
        isShort
        of={{
          amount: formatNumber(Math.abs(change7Days)),
          direction: directionOf(change7Days),
          verdict: 'neutral',
        }}
      />
    ),
  },
  agoColumn<FanList>(
    { id: 'updated', header: t('column_updated'), info: t('column_updated_info') },
    ({ updatedAt }) => updatedAt,
  ),
  {
    id: 'uses',
    header: t('column_uses'),
    isWide: true,
    info: t('column_uses_info'),
    sortValue: ({ uses }) => uses.length,
    sortsFrom: 'descending',
    exportValue: (list) => usesText(t, list),
    cell: (list) =>
      list.uses.length === 0 ? <NoData /> : <span className="text-13">{usesText(t, list)}</span>,
  },
]

/** Columns of the table of lists. */
export const listColumns = (t: TFunction<'lists'>, onAction: OnListAction): Column<FanList>[] => [
  {
    id: 'name',
    header: t('column_name'),
    sortValue: ({ name }) => name,
    cell: (list) => <ListNameCell list={list} onAction={onAction} />,
  },
  {
    id: 'kind',
    header: t('column_kind'),
    sortValue: ({ isSmart }) => (isSmart ? t('kind_smart') : t('kind_manual')),
    cell: (list) => <ListKindCell list={list} />,
  },
  ...usageColumns(t),
  {
    id: 'acts',
    header: t('column_acts'),
    align: 'end',
    cell: (list) => <FanListMenu list={list} onAction={onAction} />,
  },
]
