import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/channel'
import { late } from '@/services/late'

import { EdgeAbove, PartFailed } from './feed-edges'
import { FeedLines } from './feed-lines'
import { useFewAtATime } from './few-at-a-time'
import type { NamesInThread } from './names-in-thread'
import { newestOfOthers } from './rows'
import type { ThreadDesk } from './thread-desk'
import { TypingLine } from './typing-line'
import { useAddressedMessage } from './use-addressed-message'
import { useFocusInLines } from './use-focus-in-lines'
import { useLines } from './use-lines'
import { useMarkRead } from './use-mark-read'
import type { OpenThread } from './use-open-thread'
import { useParts } from './use-parts'
import { usePlace } from './use-place'
import { useSteady } from './use-steady'

/** Lazy: overlays do not shift the lines when they load. */
const FeedFloats = late(async () => (await import('./feed-floats')).FeedFloats)
/** Lazy: shown on request. */
const SearchBar = late(async () => (await import('./search-bar')).SearchBar)

interface FeedProps {
  channel: OpenChannel
  open: OpenThread
  desk: Omit<ThreadDesk, 'onQuote'>
  names: NamesInThread
  name: string
}

/** Scrolls to the end when the user sends a message. */
function useFollowOwn({ outgoing }: OpenThread, toEnd: () => void): void {
  const newest = outgoing.at(-1)?.clientId
  const followed = useRef(newest)
  useEffect(() => {
    if (newest === undefined || newest === followed.current) return
    followed.current = newest
    toEnd()
  }, [newest, toEnd])
}

const FeedInSight = memo(function FeedInSight({ channel, open, desk: given, names, name }: FeedProps) {
  'use no memo' // the virtualizer is a mutable object
  const { t } = useTranslation('tools')
  const { creatorId, channelId, rows, thread } = open
  const scroller = useRef<HTMLDivElement>(null)
  const [knownKey] = useState(() => newestOfOthers(rows)?.key)
  const focus = useFocusInLines(rows, scroller)
  const lines = useLines(scroller, rows, focus.active, thread.hasAfter)
  const parts = useParts(lines, thread, { creatorId, channelId })
  const place = usePlace(lines, rows, { creatorId, channelId, hasAfter: thread.hasAfter })
  const onQuote = useSteady(place.jumpTo)
  const desk = useMemo(() => ({ ...given, onQuote }), [given, onQuote])
  useAddressedMessage(onQuote)
  useFollowOwn(open, useSteady(place.toEnd))
  useMarkRead(creatorId, channel, { newestId: thread.messages.at(-1)?.messageId, isInSight: place.isAtEnd })
  const scrollTo = (index: number) => lines.scrollToIndex(index, { align: 'auto' })
  return (
    <>
      <FeedLines
        {...{ scroller, rows, desk, names, name }}
        room={lines.containerRef}
        measure={lines.measureElement}
        items={lines.getVirtualItems()}
        isLoading={parts.before === 'loading' || parts.after === 'loading'}
        activeKey={rows[focus.active]?.key}
        litId={place.litId}
        onKeyDown={(event) => focus.onKeyDown(event, { scrollTo, onMenu: desk.onMenu })}
        onFocusLine={focus.onFocusLine}
        above={<EdgeAbove hasBefore={thread.hasBefore} state={parts.before} onRetry={parts.retryBefore} />}
        below={
          parts.after === 'failed' && (
            <div className="absolute inset-x-6 bottom-0">
              <PartFailed words={t('thread.after_failed')} onRetry={parts.retryAfter} />
            </div>
          )
        }
      />
      <SearchBar creatorId={creatorId} channelId={channelId} names={names} onJump={place.jumpTo} />
      <FeedFloats {...{ open, place, names, knownKey }} />
      <TypingLine channel={channel} names={names} />
    </>
  )
})

function FeedBitByBit({ open, ...props }: FeedProps) {
  const rows = useFewAtATime(open.rows)
  return <FeedInSight {...props} open={useMemo(() => ({ ...open, rows }), [open, rows])} />
}

/**
 * The lines of a thread with focus, jumps and paging; in a burst they render incrementally, like the list.
 */
export function Feed(props: FeedProps) {
  return <FeedBitByBit {...useDeferredValue(props)} />
}
