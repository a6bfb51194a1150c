import { Ellipsis } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ScheduleItem } from '@/domain/schedule'
import { useExportOff } from '@/features/figures/use-export-off'
import { Badge } from '@/ui/badge'
import { DataTable } from '@/ui/data-table/data-table'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem } from '@/ui/menu'
import { NoData } from '@/ui/no-data'
import { Numeral } from '@/ui/numeral'
import type { Column } from '@/ui/table-column'

import { actsOf, type ItemAct } from '../item-acts'
import { useItemWords } from '../item-words'
import type { Marks } from '../marks'
import { KindName, StateBadge, useAudienceWords } from './item-facts'

interface ScheduleListProps {
  items: readonly ScheduleItem[]
  clashes: Marks['clashes']
  title: string
  timezone: string
  whyNot: (item: ScheduleItem) => string | undefined
  onOpen: (itemId: string) => void
  onAct: (act: ItemAct, item: ScheduleItem) => void
}

const IS_READING: ReadonlySet<ItemAct> = new Set(['open_mass'])

interface RowActsProps {
  item: ScheduleItem
  name: string
  isDenied: boolean
  onAct: ScheduleListProps['onAct']
}

function RowActs({ item, name, isDenied, onAct }: RowActsProps) {
  const { t } = useTranslation('calendar')
  const acts = actsOf(item).filter((act) => !isDenied || IS_READING.has(act))
  if (acts.length === 0) return null
  return (
    <Menu trigger={<IconButton icon={Ellipsis} size="small" name={t('scheduler.acts_of', { name })} />}>
      {acts.map((act) => (
        <MenuItem key={act} danger={act === 'cancel' || act === 'remove'} onAction={() => onAct(act, item)}>
          {t(`scheduler.${act}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

function useStateColumns(clashes: Marks['clashes']): Column<ScheduleItem>[] {
  const { t } = useTranslation('calendar')
  const audienceOf = useAudienceWords()
  return [
    {
      id: 'state',
      header: t('scheduler.state'),
      sortValue: ({ state }) => t(`scheduler.state_${state}`),
      cell: (item) => (
        <span className="inline-flex flex-wrap items-center gap-1">
          <StateBadge state={item.state} />
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
    {
      id: 'fans',
      header: t('scheduler.fans_column'),
      align: 'end',
      sortValue: ({ fans }) => fans,
      cell: ({ fans }) => (fans === null ? <NoData /> : <Numeral value={fans} />),
    },
  ]
}

function useColumns({
  clashes,
  timezone,
  whyNot,
  onAct,
}: ScheduleListProps): readonly Column<ScheduleItem>[] {
  const { t } = useTranslation('calendar')
  const words = useItemWords(timezone)
  return [
    {
      id: 'at',
      header: t('scheduler.when'),
      sortValue: ({ at }) => at,
      sortsFrom: 'ascending',
      file: ({ at }) => words.when(at),
      search: ({ at }) => words.when(at),
      cell: ({ at }) => <span className="tabular-nums">{words.when(at)}</span>,
    },
    {
      id: 'kind',
      header: t('scheduler.kind'),
      sortValue: words.kind,
      cell: (item) => <KindName of={item} words={words} />,
    },
    {
      id: 'content',
      header: t('scheduler.content'),
      isWide: true,
      sortValue: words.text,
      cell: (item) => (
        <span dir="auto" className="cut block w-[min(420px,36vw)] max-w-full text-start">
          {words.text(item)}
        </span>
      ),
    },
    ...useStateColumns(clashes),
    {
      id: 'acts',
      header: t('scheduler.acts'),
      align: 'end',
      cell: (item) => (
        <RowActs item={item} name={words.name(item)} isDenied={whyNot(item) !== undefined} onAct={onAct} />
      ),
    },
  ]
}

const FIRST_SORT = { column: 'at', direction: 'ascending' } as const

/** A month as a table with sort, search and CSV export. */
export function ScheduleList(props: ScheduleListProps) {
  const { t } = useTranslation('calendar')
  const { items, title, timezone, onOpen } = props
  const words = useItemWords(timezone)
  const columns = useColumns(props)
  const fileOff = useExportOff()
  const rows = useMemo(() => [...items], [items])
  return (
    <DataTable
      title={title}
      name={t('scheduler.grid')}
      columns={columns}
      rows={rows}
      rowKey={({ itemId }) => itemId}
      rowName={words.name}
      defaultSort={FIRST_SORT}
      onOpen={({ itemId }) => onOpen(itemId)}
      searchLabel={t('scheduler.search')}
      fileName="schedule"
      fileOff={fileOff}
    />
  )
}
