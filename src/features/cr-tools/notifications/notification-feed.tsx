import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasModifier, isImeComposing } from '@/domain/page/shortcut'
import { useTranslation } from '@/i18n/use-translation'

import { isTextTarget } from '@/services/input/shortcuts'
import { useHasPainted } from '@/services/page/after-paint'
import { Spinner } from '@/ui/spinner'
import { ErrorAlert } from '@/ui/feedback/error-alert'

import { DayName } from '../base/day-name'
import type { FeedRow } from './group-by-fan'
import type { useNotifications } from './use-notifications'
import { NotificationGroupCard } from './notification-group-card'

const DAY_PX = 44
const GROUP_PX = 60
const OVERSCAN = 8
/** Row heights of the last visit, so that returning finds its scroll position. */
let lastHeights: VirtualItem[] = []

const STEP: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1 }

/** Moves focus between feed entries with Page Down and Page Up (ARIA feed pattern). */
function onFeedKey(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key]
  if (!step || isImeComposing(event.nativeEvent) || hasModifier(event) || isTextTarget(event.target)) return
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('article')]
  const at = entries.findIndex((entry) => entry.contains(document.activeElement))
  const next = entries[at + step]
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}

/** Keyboard handler delegated from the entries. */
const FEED_KEY_HANDLERS = { onKeyDown: onFeedKey }

interface NotificationFeedProps {
  creatorId: string
  rows: readonly FeedRow[]
  read: ReturnType<typeof useNotifications>['read']
  onRead: (ids: readonly string[]) => void
}

/** Virtualises the rows of the feed; the page itself scrolls. */
function useVirtualFeed(rows: readonly FeedRow[]) {
  const list = useRef<HTMLDivElement>(null)
  const hasPainted = useHasPainted()
  const [scrollMargin, setScrollMargin] = useState(0)
  // Content above the list may change height, as filters wrap and bars appear.
  useLayoutEffect(() => {
    const measure = () => {
      // A page on its way out is hidden, and reading its box would lay it out once more.
      if (list.current?.checkVisibility?.() === false) return
      setScrollMargin(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    }
    if (!('ResizeObserver' in globalThis)) return measure()
    // The observer's first callback measures with the first frame.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => (rows[index]?.kind === 'day' ? DAY_PX : GROUP_PX),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: hasPainted ? OVERSCAN : 0,
    initialMeasurementsCache: lastHeights,
    scrollMargin,
  })
  useLayoutEffect(
    () => () => {
      lastHeights = virtual.takeSnapshot()
    },
    [virtual],
  )
  return { list, virtual, scrollMargin }
}

function LoadMoreNotifications({ read }: Pick<NotificationFeedProps, 'read'>) {
  const { t } = useTranslation('tools')
  if (read.isFetchNextPageError)
    return (
      <ErrorAlert className="justify-center py-4" onRetry={() => void read.fetchNextPage()}>
        {t('notifications.more_failed')}
      </ErrorAlert>
    )
  return (
    <p className="flex h-12 items-center justify-center text-text-quiet">
      {read.isFetchingNextPage && <Spinner name={t('notifications.more_loading')} />}
    </p>
  )
}

/** Notifications by day and by fan, virtualised; the next page is preloaded. */
export function NotificationFeed({ creatorId, rows, read, onRead }: NotificationFeedProps) {
  const { t } = useTranslation('tools')
  const { list, virtual, scrollMargin } = useVirtualFeed(rows)
  const items = virtual.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - OVERSCAN
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = read
  useEffect(() => {
    if (isNearEnd && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [isNearEnd, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  const groups = rows.filter((row) => row.kind === 'group')
  const positionOf = new Map(groups.map((row, index) => [row.key, index + 1]))
  const draw = ({ index, key, start }: VirtualItem) => {
    const row = rows[index]
    if (!row) return null
    return (
      <div
        key={key}
        ref={virtual.measureElement}
        data-index={index}
        className="absolute inset-x-0 top-0 pb-1"
        style={{ transform: `translateY(${start - scrollMargin}px)` }}
      >
        {row.kind === 'day' ? (
          <h2 className="px-3 pt-3 text-13 font-medium text-text-quiet md:px-4">
            <DayName at={row.at} />
          </h2>
        ) : (
          <NotificationGroupCard
            creatorId={creatorId}
            group={row.group}
            position={{ at: positionOf.get(row.key) ?? 1, of: hasNextPage ? -1 : groups.length }}
            onRead={onRead}
          />
        )}
      </div>
    )
  }
  return (
    <div ref={list}>
      <section
        {...FEED_KEY_HANDLERS}
        // Not role="feed": the list contains day headings, and a feed may contain only articles.
        aria-label={t('notifications.title')}
        aria-busy={isFetchingNextPage}
        className="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {items.map(draw)}
      </section>
      {hasNextPage && <LoadMoreNotifications read={read} />}
    </div>
  )
}
