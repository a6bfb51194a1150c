import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'

import { isRightToLeft } from '@/i18n'

import { cx } from '../../cx'

import { type GridRow, type GridSection, keyTarget, gridRows } from './grid-rows'

export interface PickGridProps<T> {
  name: string
  sections: readonly GridSection<T>[]
  columns: number
  /** Row height in px. */
  rowPx: number
  /** Accessible name for items without text; other items use their content. */
  labelOf?: ((item: T) => string) | undefined
  onPick: (item: T) => void
  /** Set for selection rather than one-time picks. */
  isPicked?: ((item: T) => boolean) | undefined
  /** Renders an item. */
  renderItem: (item: T) => ReactNode
  /** Renders over an item, with an action of its own. */
  renderAside?: ((item: T) => ReactNode) | undefined
  /** Handles more keys on an item. */
  onItemKey?: ((event: KeyboardEvent, item: T) => void) | undefined
  /** Called near the end, to load more. */
  onEnd?: () => void
  /** Scrolls to a section; pass a new object for each request. */
  jumpTo?: { id: string } | undefined
  className?: string
}

const TITLE_PX = 32
/** Each row more is rendered, styled and painted with every result of a search. */
const OVERSCAN_PX = 200
/** Rows from the end at which more load. */
const LOADS_AHEAD = 6

/**
 * Roving focus: one item is a tab stop; arrows, Home, End and page keys move, also to items that have yet to
 * render.
 */
function useRovingFocus<T>(rows: readonly GridRow<T>[], show: (row: number) => void) {
  const grid = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    const cell = grid.current?.querySelector<HTMLElement>(`[data-place="${wanted.current}"]`)
    if (!cell) return
    wanted.current = undefined
    cell.focus({ preventScroll: true })
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const target = keyTarget(rows, active, event.key, isRightToLeft())
    if (target === undefined) return
    event.preventDefault()
    wanted.current = target
    setActive(target)
    show(rows.findIndex((row) => row.kind === 'items' && target < row.first + row.items.length))
  }
  return { grid, active, setActive, onKeyDown }
}

type CellProps<T> = Pick<
  PickGridProps<T>,
  'isPicked' | 'labelOf' | 'onPick' | 'onItemKey' | 'renderItem' | 'renderAside'
>

interface PickGridCellProps<T> extends CellProps<T> {
  item: T
  index: number
  isActive: boolean
  onFocus: (index: number) => void
}

function PickGridCell<T>(props: PickGridCellProps<T>) {
  const { item, index, isActive, onFocus } = props
  const { isPicked, labelOf, onPick, onItemKey, renderItem, renderAside } = props
  const picked = isPicked?.(item)
  return (
    <div
      role="gridcell"
      className="relative min-w-0 pb-1"
      {...(picked !== undefined && { 'aria-selected': picked })}
    >
      <button
        type="button"
        data-place={index}
        tabIndex={isActive ? 0 : -1}
        aria-label={labelOf?.(item)}
        {...(picked !== undefined && { 'aria-pressed': picked })}
        onFocus={() => onFocus(index)}
        onClick={() => onPick(item)}
        onKeyDown={(event) => onItemKey?.(event, item)}
        className="relative block size-full rounded-control text-start focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus-ring"
      >
        {renderItem(item)}
      </button>
      {renderAside?.(item)}
    </div>
  )
}

/** Memoised: scrolling renders the new cells only. Keyed by place: other results update the elements that exist. */
const MemoCell = memo(PickGridCell) as typeof PickGridCell // `memo` drops the type parameter.

/** Virtualises the rows and scrolls to others. */
function useVirtualGridRows<T>({ sections, columns, rowPx, onEnd, jumpTo }: PickGridProps<T>) {
  const rows = useMemo(() => gridRows(sections, columns), [sections, columns])
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (rows[index]?.kind === 'title' ? TITLE_PX : rowPx),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: Math.ceil(OVERSCAN_PX / rowPx),
  })
  useEffect(() => virtual.measure(), [virtual, rowPx, rows])
  const jump = useEffectEvent((id: string) => {
    const row = rows.findIndex((row) => row.id === id)
    if (row >= 0) virtual.scrollToIndex(row, { align: 'start' })
  })
  useEffect(() => {
    if (jumpTo) jump(jumpTo.id)
  }, [jumpTo])
  const shown = virtual.getVirtualItems()
  const last = shown.at(-1)
  const isNearEnd = last !== undefined && last.index >= rows.length - LOADS_AHEAD
  const reachEnd = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isNearEnd) reachEnd()
  }, [isNearEnd, rows.length])
  return { rows, scroller, virtual, shown }
}

/** A virtualised grid of very many items to pick from. */
export function PickGrid<T>(props: PickGridProps<T>) {
  const { name, columns, className } = props
  const { isPicked, labelOf, onPick, onItemKey, renderItem, renderAside } = props
  const { rows, scroller, virtual, shown } = useVirtualGridRows(props)
  const { grid, active, setActive, onKeyDown } = useRovingFocus(rows, (row) => virtual.scrollToIndex(row))
  const count = rows.reduce((sum, row) => sum + (row.kind === 'items' ? row.items.length : 0), 0)
  const tabbed = Math.min(active, Math.max(0, count - 1))
  const cell = (item: T, index: number) => (
    <MemoCell
      key={index}
      {...{ isPicked, labelOf, onPick, onItemKey, renderItem, renderAside }}
      item={item}
      index={index}
      isActive={index === tabbed}
      onFocus={setActive}
    />
  )
  return (
    <div ref={scroller} className={cx('overflow-y-auto overscroll-contain', className)}>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={name}
        aria-rowcount={rows.length}
        onKeyDown={onKeyDown}
        className="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {shown.map(({ index, key, start, size }) => {
          const row = rows[index]
          const isTitle = row?.kind === 'title'
          const template = isTitle ? '1fr' : `repeat(${columns}, minmax(0, 1fr))`
          return (
            row && (
              <div
                key={key}
                role="row"
                aria-rowindex={index + 1}
                className="absolute inset-x-0 top-0 grid grid-rows-[100%] gap-1 [contain:size_layout_style]"
                style={{ height: size, transform: `translateY(${start}px)`, gridTemplateColumns: template }}
              >
                {row.kind === 'title' ? (
                  <div role="rowheader" className="self-end pb-1 text-12 font-medium text-text-quiet">
                    {row.title}
                  </div>
                ) : (
                  row.items.map((item, at) => cell(item, row.first + at))
                )}
              </div>
            )
          )
        })}
      </div>
    </div>
  )
}
