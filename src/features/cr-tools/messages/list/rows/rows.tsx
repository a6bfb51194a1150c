import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { afterPaint } from '@/services/page/after-paint'
import { useRenderQueue } from '@/services/page/render-queue'
import { cx } from '@/ui/cx'

import type { RowControl } from './use-rows'
import { usePrefetchDisplays } from '../../../people/names'
import { VISIBLE_ROWS, nextIncrement } from '../virtual/incremental-rows'
import { useListRowKeys } from './use-list-row-keys'
import { useStableDomOrder } from '../virtual/stable-dom-order'
import { useVirtualRows } from '../virtual/use-virtual-rows'
import { NewRowsButton } from './new-rows-button'
import { Row } from './row'

/** The list counts as scrolled beyond this offset: rows above must not push it. */
const SCROLLED_FROM_PX = 24

const rowIn = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)

/** Returns the tab stop: the last focused row, else the open one, else the first. */
function useActiveRow({ order, openId }: RowControl) {
  const [chosen, setActiveId] = useState<string>()
  const activeId = [chosen, openId].find((id) => id !== undefined && order.includes(id)) ?? order[0]
  return { activeId, activeIndex: activeId === undefined ? -1 : order.indexOf(activeId), setActiveId }
}

/** A row at its position in the virtual list. */
function PositionedRow({
  control,
  index,
  start,
  isActive,
  onFocus,
}: {
  control: RowControl
  index: number
  start: number
  isActive: boolean
  onFocus: (channelId: string) => void
}) {
  const { selection } = control
  const row = control.rows[index]
  if (!row) return null
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for what bubbles up from its row
    <li
      aria-setsize={control.total}
      aria-posinset={index + 1}
      onFocus={() => onFocus(row.channelId)}
      className="absolute inset-x-0 h-row-chat px-[6px]"
      // `top` instead of a transform: a layer per row would cost every frame of the page.
      style={{ top: start }}
    >
      <Row
        of={row}
        to={control.addressOf(row.channelId)}
        creatorId={control.creatorId}
        me={control.me}
        seesStaff={control.seesStaff}
        targetMs={control.targetMs}
        isOpen={row.channelId === control.openId}
        isActive={isActive}
        isSelecting={selection.isOn}
        isSelected={selection.ids.has(row.channelId)}
        callbacks={control.callbacks}
      />
    </li>
  )
}

/** The row virtualizer and its keyboard navigation. */
function useVisibleRows(control: RowControl, scroller: RefObject<HTMLDivElement | null>) {
  'use no memo' // see useRowWindow
  const { order, selection } = control
  const { activeId, activeIndex, setActiveId } = useActiveRow(control)
  const { rows, rowPx, isBurst } = useVirtualRows({
    scroller,
    keys: order,
    focusedIndex: activeIndex,
    listKey: control.listKey,
    onNearEnd: control.onNearEnd,
  })
  const moveTo = (index: number) => {
    const id = order[index]
    if (id === undefined) return
    setActiveId(id)
    rows.scrollToIndex(index)
    // The row is mounted only after the next render.
    requestAnimationFrame(() => rowIn(scroller.current, id)?.focus({ preventScroll: true }))
  }
  const rowsPerPage = Math.max(1, Math.floor((rows.scrollRect?.height ?? 0) / rowPx) - 1)
  const onKeyDown = useListRowKeys({ order, activeId, rowsPerPage, selection, moveTo })
  return { rows, isBurst, activeId, setActiveId, onKeyDown }
}

interface RowsProps {
  control: RowControl
  foot?: ReactNode
}

const VisibleRows = memo(function RowsInSight({ control, foot }: RowsProps) {
  'use no memo' // see useRowWindow
  const { t } = useTranslation('tools')
  const scroller = useRef<HTMLDivElement>(null)
  const { rows, isBurst, activeId, setActiveId, onKeyDown } = useVisibleRows(control, scroller)
  const items = new Map(rows.getVirtualItems().map((item) => [control.order[item.index] ?? '', item]))
  const pageOrder = useStableDomOrder([...items.keys()], isBurst)
  const noteScroll = useEffectEvent(() => control.onScrolled((rows.scrollOffset ?? 0) > SCROLLED_FROM_PX))
  // Not before the render that the press causes.
  const onFocusRow = useCallback((id: string) => void afterPaint(() => setActiveId(id)), [setActiveId])
  // Each view starts at its saved offset, which may be the top.
  useEffect(() => noteScroll(), [])
  const toTop = () => {
    control.onShowNew()
    scroller.current?.scrollTo({ top: 0 })
  }
  return (
    <div className="relative min-h-0 flex-1">
      <NewRowsButton count={control.newCount} onPress={toTop} />
      <div
        ref={scroller}
        onScroll={(event) => control.onScrolled(event.currentTarget.scrollTop > SCROLLED_FROM_PX)}
        className="apart h-full overflow-y-auto overscroll-contain pt-[6px] [contain:strict]"
      >
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for what bubbles up from its rows */}
        <ul
          aria-label={t('inbox.list')}
          aria-busy={control.isPrevious}
          onKeyDown={onKeyDown}
          onPointerDown={() => control.onPressed(true)}
          onPointerUp={() => control.onPressed(false)}
          onPointerCancel={() => control.onPressed(false)}
          onPointerLeave={() => control.onPressed(false)}
          className={cx('relative m-0 list-none p-0 transition-opacity', control.isPrevious && 'opacity-60')}
          style={{ height: rows.getTotalSize() }}
        >
          {pageOrder.map((id) => (
            <PositionedRow
              key={id}
              control={control}
              index={items.get(id)?.index ?? -1}
              start={items.get(id)?.start ?? 0}
              isActive={id === activeId}
              onFocus={onFocusRow}
            />
          ))}
        </ul>
        {foot}
      </div>
    </div>
  )
})

/** Keeps nothing of another list. */
function nextRows(rendered: RowsProps, props: RowsProps): RowsProps {
  if (rendered.control === props.control || rendered.control.listKey !== props.control.listKey) return props
  const control = nextIncrement(rendered.control, props.control)
  return control === props.control ? props : { ...props, control }
}

/**
 * The virtualized rows; scrolling loads more. In a burst they render a few per frame and apart from the open
 * thread, so that typing stays responsive.
 */
export function Rows(props: RowsProps) {
  const later = useRenderQueue(props, (rendered) => nextRows(rendered, props))
  usePrefetchDisplays(props.control.rows.slice(0, VISIBLE_ROWS).flatMap(({ userId }) => userId ?? []))
  // A deferred checkbox or open-row mark would lag behind the press.
  const isPressed = props.control.selection.isOn || props.control.openId !== later.control.openId
  return <VisibleRows {...(isPressed ? props : later)} />
}
