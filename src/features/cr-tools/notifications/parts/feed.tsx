import { measureElement, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useHasPainted } from '@/services/after-paint'
import { Button } from '@/ui/button'
import { Spinner } from '@/ui/spinner'

import type { FeedRow } from '../group-by-fan'
import { onFeedKey } from '../on-feed-key'
import { DayName } from './day-name'
import { FanGroup } from './fan-group'

const DAY_PX = 44
const GROUP_PX = 60
const AHEAD = 8
/** Row heights and list offset cached from the last visit, so that returning needs no layout pass. */
const heights = new Map<string, number>()
const HEIGHTS_KEPT = 1000
let marginBefore = 0

function rememberHeight(key: string, height: number): number {
  heights.delete(key)
  heights.set(key, height)
  const oldest = heights.keys().next().value
  if (heights.size > HEIGHTS_KEPT && oldest !== undefined) heights.delete(oldest)
  return height
}

/** Keyboard handler delegated from the entries. */
const KEYS = { onKeyDown: onFeedKey }

interface FeedProps {
  creatorId: string
  rows: readonly FeedRow[]
  more: { has: boolean; isLoading: boolean; hasFailed: boolean; load: () => void }
  onRead: (ids: readonly string[]) => void
}

/** Virtualises the rows of the feed; the page itself scrolls. */
function useRowsInSight(rows: readonly FeedRow[]) {
  const list = useRef<HTMLDivElement>(null)
  const hasPainted = useHasPainted()
  const [scrollMargin, setScrollMargin] = useState(marginBefore)
  // Content above the list may change height, as filters wrap and bars appear.
  useLayoutEffect(() => {
    const measure = () => {
      marginBefore = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
      setScrollMargin(marginBefore)
    }
    if (!('ResizeObserver' in globalThis)) return measure()
    // The observer's first callback measures with the first frame.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  // oxlint-disable-next-line react/incompatible-library -- its rows change in place, and the compiler is off here
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => {
      const row = rows[index]
      return (row && heights.get(row.key)) ?? (row?.kind === 'day' ? DAY_PX : GROUP_PX)
    },
    measureElement: (element, entry, virtual) => {
      const key = rows[virtual.indexFromElement(element)]?.key ?? ''
      const known = entry ? undefined : heights.get(key)
      return known ?? rememberHeight(key, measureElement(element, entry, virtual))
    },
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: hasPainted ? AHEAD : 0,
    scrollMargin,
  })
  return { list, virtual, scrollMargin }
}

function More({ more }: Pick<FeedProps, 'more'>) {
  const { t } = useTranslation('tools')
  if (more.hasFailed)
    return (
      <p role="alert" className="flex flex-wrap items-center justify-center gap-3 py-4 text-text-quiet">
        {t('notifications.more_failed')}
        <Button size="small" onClick={more.load}>
          {t('notifications.more_retry')}
        </Button>
      </p>
    )
  return (
    <p className="flex h-12 items-center justify-center text-text-quiet">
      {more.isLoading && <Spinner name={t('notifications.more_loading')} />}
    </p>
  )
}

/** Notifications by day and by fan, virtualised; the next page is prefetched. */
export function Feed({ creatorId, rows, more, onRead }: FeedProps) {
  const { t } = useTranslation('tools')
  const { list, virtual, scrollMargin } = useRowsInSight(rows)
  const items = virtual.getVirtualItems()
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - AHEAD
  const { has, isLoading, hasFailed, load } = more
  useEffect(() => {
    if (isNearEnd && has && !isLoading && !hasFailed) load()
  }, [isNearEnd, has, isLoading, hasFailed, load])
  const groups = rows.filter((row) => row.kind === 'group')
  const placeOf = new Map(groups.map((row, index) => [row.key, index + 1]))
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
          <FanGroup
            creatorId={creatorId}
            group={row.group}
            place={{ at: placeOf.get(row.key) ?? 1, of: has ? -1 : groups.length }}
            onRead={onRead}
          />
        )}
      </div>
    )
  }
  return (
    <div ref={list}>
      <section
        {...KEYS}
        // Not role="feed": the list contains day headings, and a feed may contain only articles.
        aria-label={t('notifications.title')}
        aria-busy={isLoading}
        className="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {items.map(draw)}
      </section>
      {has && <More more={more} />}
    </div>
  )
}
