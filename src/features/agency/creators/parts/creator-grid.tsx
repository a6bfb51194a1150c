import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { useIsTouchSized } from '@/services/page/viewport'
import { cardClasses } from '@/ui/card'
import { TableToolbar } from '@/ui/table/data-table/table-toolbar'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/field/select'
import { type Column, firstDirection } from '@/ui/table/table-column'
import { TableLegend } from '@/ui/table/table-legend'
import { nextSort, type SortChange, type TableSort } from '@/ui/table/table-sort'

import type { CreatorRights } from '../creator-rights'
import { AgencyCreatorCard } from './agency-creator-card'

interface CreatorGridProps {
  title: string
  rows: readonly AgencyCreator[]
  total: number | undefined
  columns: readonly Column<AgencyCreator>[]
  sort: TableSort
  onSort: (change: SortChange) => void
  selected: ReadonlySet<string>
  onSelected: (ids: ReadonlySet<string>) => void
  bulk: (rows: readonly AgencyCreator[]) => ReactNode
  actions: ReactNode
  empty: ReactNode
  foot: ReactNode
  nameOf: (id: string) => string
  rights: CreatorRights
  onOpen: (creatorId: string) => void
}

/** The minimum width of a card, and its height with the gap below it. */
const CARD_PX = 272
const GAP_PX = 12
const HEIGHT_PX = { tight: 244, roomy: 264 } as const

/** The number of cards per row. */
function useLanes() {
  const frame = useRef<HTMLDivElement>(null)
  const [lanes, setLanes] = useState(1)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () =>
      setLanes(Math.max(1, Math.floor((element.clientWidth - GAP_PX) / (CARD_PX + GAP_PX))))
    measure()
    if (!('ResizeObserver' in window)) return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { frame, lanes }
}

function SortSelect({ columns, sort, onSort }: Pick<CreatorGridProps, 'columns' | 'sort' | 'onSort'>) {
  const { t } = useTranslation('common')
  const sortable = columns.filter((column) => column.sortValue)
  return (
    <span className="flex items-center gap-1">
      <Select
        label={t('table.sort_by')}
        labelHidden
        options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
        value={sort.column}
        onChange={(id) => {
          const column = sortable.find((one) => one.id === id)
          if (column) onSort(() => nextSort(undefined, id, firstDirection(column)))
        }}
      />
      <IconButton
        icon={sort.direction === 'ascending' ? ArrowUp : ArrowDown}
        name={t(sort.direction === 'ascending' ? 'table.ascending' : 'table.descending')}
        onClick={() => onSort((current = sort) => nextSort(current, current.column, 'ascending'))}
      />
    </span>
  )
}

function SelectableCard({
  creator,
  selected,
  onSelected,
  nameOf,
  rights,
  onOpen,
}: CreatorGridProps & { creator: AgencyCreator }) {
  const id = creator.creator.userId
  return (
    <AgencyCreatorCard
      creator={creator}
      nameOf={nameOf}
      rights={rights}
      isSelected={selected.has(id)}
      onSelect={(isOn) =>
        onSelected(new Set(isOn ? [...selected, id] : [...selected].filter((one) => one !== id)))
      }
      onOpen={() => onOpen(id)}
    />
  )
}

/** Virtualised cards in rows: of thousands only the visible ones render. */
function VirtualCards(props: CreatorGridProps) {
  const { t } = useTranslation('analytics')
  const { rows, title, foot } = props
  const { frame, lanes } = useLanes()
  const height = HEIGHT_PX[useIsTouchSized() ? 'roomy' : 'tight']
  const virtual = useVirtualizer({
    count: Math.ceil(rows.length / lanes),
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    overscan: 3,
    initialRect: { width: 1200, height: 800 },
    useFlushSync: false,
  })
  useLayoutEffect(() => virtual.measure(), [virtual, height])
  const step = `(100% + ${GAP_PX}px) / ${lanes}`
  return (
    <div
      ref={frame}
      role="region"
      aria-label={t('creators.cards')}
      tabIndex={0}
      className="max-h-[max(360px,calc(100dvh-160px))] overflow-y-auto rounded-b-card border-t border-line-quiet focus-visible:-outline-offset-2"
    >
      <ul aria-label={title} className="relative mx-3 mt-3" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().flatMap(({ index: line, start }) =>
          rows.slice(line * lanes, (line + 1) * lanes).map((creator, lane) => (
            <li
              key={creator.creator.userId}
              aria-setsize={rows.length}
              aria-posinset={line * lanes + lane + 1}
              className="absolute top-0"
              style={{
                transform: `translateY(${start}px)`,
                height: height - GAP_PX,
                insetInlineStart: `calc(${step} * ${lane})`,
                width: `calc(${step} - ${GAP_PX}px)`,
              }}
            >
              <SelectableCard {...props} creator={creator} />
            </li>
          )),
        )}
      </ul>
      {foot}
    </div>
  )
}

/** The creators as cards (screens S4). */
export function CreatorGrid(props: CreatorGridProps) {
  const { title, rows, columns, selected, onSelected, bulk, actions, empty } = props
  const chosen = rows.filter(({ creator }) => selected.has(creator.userId))
  return (
    <section aria-label={title} className={`${cardClasses} min-w-0`}>
      <TableToolbar
        title={title}
        shown={rows.length}
        total={Math.max(props.total ?? 0, rows.length)}
        selection={{ count: chosen.length, onClear: () => onSelected(new Set()), actions: bulk(chosen) }}
      >
        <SortSelect {...props} />
        {actions}
      </TableToolbar>
      {rows.length > 0 && <TableLegend columns={columns} className="border-b-0 pt-0" />}
      {rows.length === 0 ? empty : <VirtualCards {...props} />}
    </section>
  )
}
