import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ScheduleItem } from '@/domain/schedule/schedule'
import { useExportDisabledReason } from '@/features/figures/table/use-export-disabled-reason'
import { Badge } from '@/ui/text/badge'
import { DataTable } from '@/ui/table/data-table/data-table'
import { ActionsMenu } from '@/ui/overlay/actions-menu'
import { MenuItem } from '@/ui/overlay/menu'
import { NoData } from '@/ui/text/figure'
import { countColumn, timeColumn } from '@/ui/table/figure-column'
import type { Column } from '@/ui/table/table-column'

import { actionsOf, DANGER_ACTIONS, type ItemAction, OPENING_ACTIONS } from './item/item-actions'
import { useItemText } from './item/item-text'
import type { ScheduleMarks } from './use-schedule-marks'
import { KindName, ItemStateBadge, useAudienceText } from './item/schedule-item-facts'

interface ScheduleListProps {
  items: readonly ScheduleItem[]
  clashes: ScheduleMarks['clashes']
  timezone: string
  disabledReasonOf: (item: ScheduleItem) => string | undefined
  mayOpen: (item: ScheduleItem) => boolean
  onOpen: (itemId: string) => void
  onAction: (action: ItemAction, item: ScheduleItem) => void
}

interface ScheduleRowActionsProps {
  item: ScheduleItem
  name: string
  isDenied: boolean
  mayOpen: boolean
  onAction: ScheduleListProps['onAction']
}

function ScheduleRowActions({ item, name, isDenied, mayOpen, onAction }: ScheduleRowActionsProps) {
  const { t } = useTranslation('calendar')
  const actions = actionsOf(item, mayOpen).filter((action) => !isDenied || OPENING_ACTIONS.has(action))
  if (actions.length === 0) return null
  return (
    <ActionsMenu size="small" name={t('scheduler.acts_of', { name })}>
      {actions.map((action) => (
        <MenuItem key={action} danger={DANGER_ACTIONS.has(action)} onAction={() => onAction(action, item)}>
          {t(`scheduler.${action}`)}
        </MenuItem>
      ))}
    </ActionsMenu>
  )
}

function useStateColumns(clashes: ScheduleMarks['clashes']): Column<ScheduleItem>[] {
  const { t } = useTranslation('calendar')
  const audienceOf = useAudienceText()
  return [
    {
      id: 'state',
      header: t('scheduler.state'),
      sortValue: ({ state }) => t(`scheduler.state_${state}`),
      cell: (item) => (
        <span className="inline-flex flex-wrap items-center gap-1">
          <ItemStateBadge state={item.state} />
          {clashes.has(item.itemId) && <Badge tone="warning">{t('scheduler.clash')}</Badge>}
        </span>
      ),
    },
    {
      id: 'audience',
      header: t('scheduler.audience'),
      sortValue: (item) => (item.fans === null ? null : audienceOf(item)),
      cell: (item) => (item.fans === null ? <NoData /> : audienceOf(item)),
    },
    countColumn({ id: 'fans', header: t('scheduler.fans_column') }, ({ fans }) => fans),
  ]
}

function useScheduleColumns({
  clashes,
  timezone,
  disabledReasonOf,
  mayOpen,
  onAction,
}: ScheduleListProps): readonly Column<ScheduleItem>[] {
  const { t } = useTranslation('calendar')
  const itemText = useItemText(timezone)
  return [
    {
      ...timeColumn(
        { id: 'at', header: t('scheduler.when'), align: 'start' },
        ({ at }: ScheduleItem) => at,
        timezone,
      ),
      filterText: ({ at }) => itemText.when(at),
      cell: ({ at }) => <span className="tabular-nums">{itemText.when(at)}</span>,
    },
    {
      id: 'kind',
      header: t('scheduler.kind'),
      sortValue: itemText.kind,
      cell: (item) => <KindName item={item} itemText={itemText} />,
    },
    {
      id: 'content',
      header: t('scheduler.content'),
      isWide: true,
      sortValue: itemText.text,
      cell: (item) => (
        <span dir="auto" className="cut block w-[min(420px,36vw)] max-w-full text-start">
          {itemText.text(item)}
        </span>
      ),
    },
    ...useStateColumns(clashes),
    {
      id: 'acts',
      header: t('scheduler.acts'),
      align: 'end',
      cell: (item) => (
        <ScheduleRowActions
          item={item}
          name={itemText.name(item)}
          isDenied={disabledReasonOf(item) !== undefined}
          mayOpen={mayOpen(item)}
          onAction={onAction}
        />
      ),
    },
  ]
}

const FIRST_SORT = { column: 'at', direction: 'ascending' } as const

/** A month as a table with sort, search and CSV export. */
export function ScheduleList(props: ScheduleListProps) {
  const { t } = useTranslation('calendar')
  const { items, timezone, onOpen } = props
  const itemText = useItemText(timezone)
  const columns = useScheduleColumns(props)
  const disabledReason = useExportDisabledReason()
  const rows = useMemo(() => [...items], [items])
  return (
    <DataTable
      title={t('scheduler.grid')}
      name={t('scheduler.grid')}
      columns={columns}
      rows={rows}
      rowKey={({ itemId }) => itemId}
      rowName={itemText.name}
      defaultSort={FIRST_SORT}
      onOpen={({ itemId }) => onOpen(itemId)}
      searchLabel={t('scheduler.search')}
      fileName="schedule"
      exportDisabledReason={disabledReason}
    />
  )
}
