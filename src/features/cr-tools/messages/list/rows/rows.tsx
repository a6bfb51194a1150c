import { ArrowUp } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { afterPaint } from '@/services/page/after-paint'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import type { RowControl } from './use-rows'
import { useListRowKeys } from './use-list-row-keys'
import { useVirtualChannels } from './use-virtual-channels'
import { ChannelRow } from './channel-row'

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
  rows,
  index,
  start,
  isActive,
  onFocus,
}: {
  rows: RowControl
  index: number
  start: number
  isActive: boolean
  onFocus: (channelId: string) => void
}) {
  const { selection } = rows
  const channel = rows.channels[index]
  if (!channel) return null
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for what bubbles up from its row
    <li
      aria-setsize={rows.total}
      aria-posinset={index + 1}
      onFocus={() => onFocus(channel.channelId)}
      className="absolute inset-x-0 h-row-chat px-[6px]"
      // `top` instead of a transform: a layer per row would cost every frame of the page.
      style={{ top: start }}
    >
      <ChannelRow
        of={channel}
        to={rows.addressOf(channel.channelId)}
        creatorId={rows.creatorId}
        me={rows.me}
        seesStaff={rows.seesStaff}
        targetMs={rows.targetMs}
        isOpen={channel.channelId === rows.openId}
        isActive={isActive}
        isSelecting={selection.isOn}
        isSelected={selection.ids.has(channel.channelId)}
        callbacks={rows.callbacks}
      />
    </li>
  )
}

/** The row virtualizer and its keyboard navigation. */
function useVisibleRows(rows: RowControl, scroller: RefObject<HTMLDivElement | null>) {
  const { order, selection } = rows
  const { activeId, activeIndex, setActiveId } = useActiveRow(rows)
  const { virtualizer, rowPx } = useVirtualChannels({
    scroller,
    keys: order,
    focusedIndex: activeIndex,
    listKey: rows.listKey,
    onNearEnd: rows.onNearEnd,
  })
  const moveTo = (index: number) => {
    const id = order[index]
    if (id === undefined) return
    setActiveId(id)
    virtualizer.scrollToIndex(index)
    // The row is mounted only after the next render.
    requestAnimationFrame(() => rowIn(scroller.current, id)?.focus({ preventScroll: true }))
  }
  const rowsPerPage = Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / rowPx) - 1)
  const onKeyDown = useListRowKeys({ order, activeId, rowsPerPage, selection, moveTo })
  return { virtualizer, activeId, setActiveId, onKeyDown }
}

/** Count of conversations with updates further up, while their order is frozen. */
function NewRowsButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 top-2 z-10 flex justify-center">
      {count > 0 && (
        <button
          type="button"
          onClick={onPress}
          className="enter pointer-events-auto inline-flex h-control-small items-center gap-1 rounded-full bg-accent px-3 text-13 font-medium text-text-on-accent shadow-menu hover:bg-accent-hover active:bg-accent-pressed"
        >
          <Icon of={ArrowUp} size="xxs" />
          {t('inbox.news', { count })}
        </button>
      )}
    </div>
  )
}

/** The virtualized rows; scrolling loads more. */
export function Rows({ rows, foot }: { rows: RowControl; foot: ReactNode }) {
  const { t } = useTranslation('tools')
  const scroller = useRef<HTMLDivElement>(null)
  const { virtualizer, activeId, setActiveId, onKeyDown } = useVisibleRows(rows, scroller)
  const noteScroll = useEffectEvent(() => rows.onScrolled((virtualizer.scrollOffset ?? 0) > SCROLLED_FROM_PX))
  // Each view starts at its saved offset, which may be the top.
  useEffect(() => noteScroll(), [])
  const toTop = () => {
    rows.onShowNew()
    scroller.current?.scrollTo({ top: 0 })
  }
  // The click follows and has to meet the same row.
  const release = () => void afterPaint(() => rows.onPressed(false))
  return (
    <div className="relative min-h-0 flex-1">
      <NewRowsButton count={rows.newCount} onPress={toTop} />
      <div
        ref={scroller}
        onScroll={(event) => rows.onScrolled(event.currentTarget.scrollTop > SCROLLED_FROM_PX)}
        className="apart h-full overflow-y-auto overscroll-contain pt-[6px] [contain:strict]"
      >
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for what bubbles up from its rows */}
        <ul
          aria-label={t('inbox.list')}
          aria-busy={rows.isPrevious}
          onKeyDown={onKeyDown}
          onPointerDown={() => rows.onPressed(true)}
          onPointerUp={release}
          onPointerCancel={release}
          onPointerLeave={release}
          className={cx('relative m-0 list-none p-0 transition-opacity', rows.isPrevious && 'opacity-60')}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <PositionedRow
              key={rows.order[index]}
              rows={rows}
              index={index}
              start={start}
              isActive={rows.order[index] === activeId}
              onFocus={setActiveId}
            />
          ))}
        </ul>
        {foot}
      </div>
    </div>
  )
}
