import type { VirtualItem } from '@tanstack/react-virtual'
import { ArrowUp } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { afterPaint } from '@/services/page/after-paint'
import { cx } from '@/ui/cx'
import { nextRow, usePassFocusOn } from '@/ui/focus-return'
import { Icon } from '@/ui/icon'

import { listTabStop } from '../list-tab-stop'
import type { Inbox } from '../use-inbox'
import { useListRowKeys } from './use-list-row-keys'
import { useRowProps } from './use-row-props'
import { useVirtualChannels } from './use-virtual-channels'
import { ChannelRow } from './channel-row'

/** The list counts as scrolled beyond this offset: rows above must not push it. */
const SCROLLED_FROM_PX = 24

const rowIn = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)

/** Returns the tab stop: the last focused row, else the open one, else the first. */
function useActiveRow(order: readonly string[], openId: string | undefined) {
  const [chosen, setActiveId] = useState<string>()
  const activeId = [chosen, openId].find((id) => id !== undefined && order.includes(id)) ?? order[0]
  return { activeId, activeIndex: activeId === undefined ? -1 : order.indexOf(activeId), setActiveId }
}

/** Returns the total of the view; -1 when it is filtered and not fully loaded. */
function totalOf({ loaded, view }: Inbox): number {
  if (!loaded.nextPage.exists) return loaded.channels.length
  return view.isNarrowed ? -1 : (loaded.counts?.[view.current.tab] ?? -1)
}

interface PositionedRowProps {
  index: number
  start: number
  total: number
  onFocus: () => void
  children: ReactNode
}

/** A row at its position in the virtual list; one that leaves the list passes its focus on to the next. */
const PositionedRow = ({ index, start, total, onFocus, children }: PositionedRowProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for what bubbles up from its row
  <li
    ref={usePassFocusOn<HTMLLIElement>((item) => nextRow(item)?.querySelector('[data-row]'))}
    aria-setsize={total}
    aria-posinset={index + 1}
    onFocus={onFocus}
    className="absolute inset-x-0 h-row-chat px-[6px]"
    // `top` instead of a transform: a layer per row would cost every frame of the page.
    style={{ top: start }}
  >
    {children}
  </li>
)

/** The row virtualizer and its keyboard navigation. */
function useVisibleRows(
  { openId, loaded, shown, selection }: Inbox,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const { order, listKey } = shown
  const { nextPage } = loaded
  const { activeId, activeIndex, setActiveId } = useActiveRow(order, openId)
  const { virtualizer, rowPx } = useVirtualChannels({
    scroller,
    keys: order,
    focusedIndex: activeIndex,
    listKey,
    onNearEnd: () => {
      if (nextPage.exists && !nextPage.hasFailed) nextPage.load()
    },
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

function NewRowsButton({ count, onPress }: { count: number; onPress: () => void }) {
  const { t } = useTranslation('tools')
  return (
    <button
      ref={usePassFocusOn<HTMLButtonElement>(listTabStop)}
      type="button"
      onClick={onPress}
      className="enter pointer-events-auto inline-flex h-control-small items-center gap-1 rounded-full bg-accent px-3 text-13 font-medium text-text-on-accent shadow-menu hover:bg-accent-hover active:bg-accent-pressed"
    >
      <Icon of={ArrowUp} size="xxs" />
      {t('inbox.news', { count })}
    </button>
  )
}

/** Count of conversations with updates further up, while their order is frozen. */
const NewRows = ({ count, onPress }: { count: number; onPress: () => void }) => (
  <div role="status" className="pointer-events-none absolute inset-x-0 top-2 z-10 flex justify-center">
    {count > 0 && <NewRowsButton count={count} onPress={onPress} />}
  </div>
)

/** The virtualized rows; scrolling loads more. */
export function Rows({ inbox, foot }: { inbox: Inbox; foot: ReactNode }) {
  const { t } = useTranslation('tools')
  const { loaded, shown } = inbox
  const { setScrolled, setPressed } = shown
  const scroller = useRef<HTMLDivElement>(null)
  const { virtualizer, activeId, setActiveId, onKeyDown } = useVisibleRows(inbox, scroller)
  const rowProps = useRowProps(inbox)
  const total = totalOf(inbox)
  const noteScroll = useEffectEvent(() => setScrolled((virtualizer.scrollOffset ?? 0) > SCROLLED_FROM_PX))
  // Each view starts at its saved offset, which may be the top.
  useEffect(() => noteScroll(), [])
  const toTop = () => {
    shown.showNew()
    scroller.current?.scrollTo({ top: 0 })
  }
  // The click follows and has to meet the same row.
  const release = () => void afterPaint(() => setPressed(false))
  const rowAt = ({ index, start }: VirtualItem) => {
    const channel = shown.channels[index]
    if (!channel) return null
    const id = channel.channelId
    return (
      <PositionedRow key={id} index={index} start={start} total={total} onFocus={() => setActiveId(id)}>
        <ChannelRow {...rowProps(channel)} isActive={id === activeId} />
      </PositionedRow>
    )
  }
  return (
    <div className="relative min-h-0 flex-1">
      <NewRows count={shown.newCount} onPress={toTop} />
      <div
        ref={scroller}
        onScroll={(event) => setScrolled(event.currentTarget.scrollTop > SCROLLED_FROM_PX)}
        className="apart h-full overflow-y-auto overscroll-contain pt-[6px] [contain:strict]"
      >
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for what bubbles up from its rows */}
        <ul
          aria-label={t('inbox.list')}
          aria-busy={loaded.isPrevious}
          onKeyDown={onKeyDown}
          onPointerDown={() => setPressed(true)}
          onPointerUp={release}
          onPointerCancel={release}
          onPointerLeave={release}
          className={cx('relative m-0 list-none p-0 transition-opacity', loaded.isPrevious && 'opacity-60')}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(rowAt)}
        </ul>
        {foot}
      </div>
    </div>
  )
}
