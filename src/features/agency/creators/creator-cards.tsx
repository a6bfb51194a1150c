import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { AgencyCreator } from '@/domain/agency/agency-creator'
import { ExportAll } from '@/features/figures/table/export-all'
import { LoadMoreRows } from '@/features/figures/table/load-more-rows'
import { useHiddenColumns } from '@/features/figures/table/use-hidden-columns'
import { type SelectionChange, withIds } from '@/lib/select-range'
import { useIsTouchSized } from '@/services/page/viewport'
import { cardClasses } from '@/ui/card'
import { QueryContent } from '@/ui/feedback/query-content'
import { TableToolbar } from '@/ui/table/data-table/table-toolbar'
import { Select } from '@/ui/field/select'
import { SortDirectionButton } from '@/ui/table/sort-direction-button'
import { type Column, sortBy, sortOptions } from '@/ui/table/table-column'
import { TableLegend } from '@/ui/table/table-legend'
import { TableCardSkeleton } from '@/ui/table/table-skeleton'
import type { SortChange, TableSort } from '@/ui/table/table-sort'
import { useMeasured } from '@/ui/use-measured'

import { AgencyCreatorCard } from './agency-creator-card'
import { creatorIdOf } from './creator-format'
import type { CreatorRights } from './creator-rights'
import type { useCreators } from './use-creators'

interface CreatorCardsProps {
  /** Key of the table whose visible columns go into the file. */
  id: string
  title: string
  list: ReturnType<typeof useCreators>
  total: number | undefined
  sort: TableSort
  onSort: (change: SortChange) => void
  selection: {
    selected: ReadonlySet<string>
    onSelected: (change: SelectionChange) => void
    bulk: (rows: readonly AgencyCreator[]) => ReactNode
  }
  rights: CreatorRights
  onOpen: (creatorId: string) => void
  empty: ReactNode
}

/** The minimum width of a card, and its height with the gap below it. */
const CARD_PX = 272
const GAP_PX = 12
const HEIGHT_PX = { tight: 244, roomy: 264 } as const

/** The number of cards per row. */
const lanesIn = ({ clientWidth }: HTMLElement): number =>
  Math.max(1, Math.floor((clientWidth - GAP_PX) / (CARD_PX + GAP_PX)))

function SortSelect({
  columns,
  sort,
  onSort,
}: Pick<CreatorCardsProps, 'sort' | 'onSort'> & { columns: readonly Column<AgencyCreator>[] }) {
  const { t } = useTranslation('common')
  return (
    <span className="flex items-center gap-1">
      <Select
        label={t('table.sort_by')}
        labelHidden
        options={sortOptions(columns)}
        value={sort.column}
        onChange={(id) => onSort(sortBy(columns, id))}
      />
      <SortDirectionButton sort={sort} onSort={onSort} />
    </span>
  )
}

/** Virtualised cards in rows: of thousands only the visible ones render. */
function VirtualCards({
  title,
  list: { creators: rows, table },
  card,
}: Pick<CreatorCardsProps, 'title' | 'list'> & { card: (creator: AgencyCreator) => ReactNode }) {
  const { t } = useTranslation('analytics')
  const { frame, measured: lanes } = useMeasured(lanesIn, 1)
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
              key={creatorIdOf(creator)}
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
              {card(creator)}
            </li>
          )),
        )}
      </ul>
      <LoadMoreRows of={table.read} />
    </div>
  )
}

/** The creators as cards (screens S4). */
export function CreatorCards({ id, title, list, selection, ...props }: CreatorCardsProps) {
  const { creators, nameOf } = list
  const { read, columns, file } = list.table
  const { selected, onSelected, bulk } = selection
  const { hidden } = useHiddenColumns(id)
  const chosen = creators.filter((creator) => selected.has(creatorIdOf(creator)))
  const card = (creator: AgencyCreator) => {
    const creatorId = creatorIdOf(creator)
    return (
      <AgencyCreatorCard
        creator={creator}
        nameOf={nameOf}
        rights={props.rights}
        onOpen={() => props.onOpen(creatorId)}
        isSelected={selected.has(creatorId)}
        onSelect={(isOn) => onSelected((latest) => withIds(latest, [creatorId], isOn))}
      />
    )
  }
  return (
    <QueryContent isBare of={read} skeleton={<TableCardSkeleton rows={10} columns={7} />}>
      <section aria-label={title} className={`${cardClasses} min-w-0`}>
        <TableToolbar
          title={title}
          shown={creators.length}
          total={Math.max(props.total ?? 0, creators.length)}
          selection={{
            count: chosen.length,
            onClear: () => onSelected(() => new Set()),
            actions: bulk(chosen),
          }}
        >
          <SortSelect columns={columns} sort={props.sort} onSort={props.onSort} />
          <ExportAll file={file} hidden={hidden} />
        </TableToolbar>
        {creators.length > 0 && <TableLegend columns={columns} className="border-b-0 pt-0" />}
        {creators.length === 0 ? props.empty : <VirtualCards title={title} list={list} card={card} />}
      </section>
    </QueryContent>
  )
}
