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

import { afterPaint } from '@/services/after-paint'
import { useInTurn } from '@/services/in-turn'
import { cx } from '@/ui/cx'

import type { RowControl } from '../use-rows'
import { useDisplaysAhead } from '../../../names'
import { IN_SIGHT, nextStep } from '../rows-in-steps'
import { useListKeys } from '../use-list-keys'
import { usePageOrder } from '../use-page-order'
import { useRowWindow } from '../use-row-window'
import { NewsButton } from './news-button'
import { Row } from './row'

/** How far from the top the list counts as scrolled: what is above may not push it. */
const SCROLLED_FROM_PX = 24

const rowIn = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)

/** The row the keyboard stands on: where it was last, else the open one, else the first. */
function useActiveRow({ order, openId }: RowControl) {
  const [chosen, setActiveId] = useState<string>()
  const activeId = [chosen, openId].find((id) => id !== undefined && order.includes(id)) ?? order[0]
  return { activeId, activeIndex: activeId === undefined ? -1 : order.indexOf(activeId), setActiveId }
}

/** A row at its place in the window. */
function PlacedRow({
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
      // Not moved there by a transform: a layer for each row would cost every frame of the page.
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
        acts={control.acts}
      />
    </li>
  )
}

/** The window over the rows, and the keys that move through them. */
function useRowsInSight(control: RowControl, scroller: RefObject<HTMLDivElement | null>) {
  'use no memo' // see useRowWindow
  const { order, selection } = control
  const { activeId, activeIndex, setActiveId } = useActiveRow(control)
  const { rows, rowPx, isBurst } = useRowWindow({
    scroller,
    keys: order,
    keptIndex: activeIndex,
    listKey: control.listKey,
    onNearEnd: control.onNearEnd,
  })
  const moveTo = (index: number) => {
    const id = order[index]
    if (id === undefined) return
    setActiveId(id)
    rows.scrollToIndex(index)
    // The row is in the page only after the next drawing.
    requestAnimationFrame(() => rowIn(scroller.current, id)?.focus({ preventScroll: true }))
  }
  const rowsPerPage = Math.max(1, Math.floor((rows.scrollRect?.height ?? 0) / rowPx) - 1)
  const onKeyDown = useListKeys({ order, activeId, rowsPerPage, selection, moveTo })
  return { rows, isBurst, activeId, setActiveId, onKeyDown }
}

interface RowsProps {
  control: RowControl
  foot?: ReactNode
}

const RowsInSight = memo(function RowsInSight({ control, foot }: RowsProps) {
  'use no memo' // see useRowWindow
  const { t } = useTranslation('tools')
  const scroller = useRef<HTMLDivElement>(null)
  const { rows, isBurst, activeId, setActiveId, onKeyDown } = useRowsInSight(control, scroller)
  const items = new Map(rows.getVirtualItems().map((item) => [control.order[item.index] ?? '', item]))
  const pageOrder = usePageOrder([...items.keys()], isBurst)
  const noteScroll = useEffectEvent(() => control.onScrolled((rows.scrollOffset ?? 0) > SCROLLED_FROM_PX))
  // Not before what a press of the row brings.
  const onFocusRow = useCallback((id: string) => void afterPaint(() => setActiveId(id)), [setActiveId])
  // Each view begins where it was left, which may be the top.
  useEffect(() => noteScroll(), [])
  const toTop = () => {
    control.onNews()
    scroller.current?.scrollTo({ top: 0 })
  }
  return (
    <div className="relative min-h-0 flex-1">
      <NewsButton count={control.news} onPress={toTop} />
      <div
        ref={scroller}
        onScroll={(event) => control.onScrolled(event.currentTarget.scrollTop > SCROLLED_FROM_PX)}
        className="apart h-full overflow-y-auto overscroll-contain pt-[6px] [contain:strict]"
      >
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for what bubbles up from its rows */}
        <ul
          aria-label={t('inbox.list')}
          aria-busy={control.isOld}
          onKeyDown={onKeyDown}
          onPointerDown={() => control.onPressed(true)}
          onPointerUp={() => control.onPressed(false)}
          onPointerCancel={() => control.onPressed(false)}
          onPointerLeave={() => control.onPressed(false)}
          className={cx('relative m-0 list-none p-0 transition-opacity', control.isOld && 'opacity-60')}
          style={{ height: rows.getTotalSize() }}
        >
          {pageOrder.map((id) => (
            <PlacedRow
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

/** Of another list nothing stays. */
function nextRows(drawn: RowsProps, props: RowsProps): RowsProps {
  if (drawn.control === props.control || drawn.control.listKey !== props.control.listKey) return props
  const control = nextStep(drawn.control, props.control)
  return control === props.control ? props : { ...props, control }
}

/**
 * The rows of the list, as many as are in sight; what comes after them is loaded as it is scrolled to. In a burst of news
 * they are drawn a few with each frame, and in another one than the messages beside them: who writes meanwhile is not held
 * up.
 */
export function Rows(props: RowsProps) {
  const later = useInTurn(props, (drawn) => nextRows(drawn, props))
  useDisplaysAhead(props.control.rows.slice(0, IN_SIGHT).flatMap(({ userId }) => userId ?? []))
  // A box that lags behind its press would mislead, as would the mark of the open row.
  const isPressed = props.control.selection.isOn || props.control.openId !== later.control.openId
  return <RowsInSight {...(isPressed ? props : later)} />
}
