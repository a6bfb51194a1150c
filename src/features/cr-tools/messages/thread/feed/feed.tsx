import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { deferred } from '@/services/loading/deferred'

import { EdgeAbove, PageFailed } from './feed-edges'
import { FeedLines } from './feed-lines'
import { useIncrementalRows } from './incremental-rows'
import type { ThreadNames } from '../base/thread-names'
import { newestOfOthers } from '../base/rows'
import type { LineContext } from '../base/line-context'
import { TypingLine } from './typing-line'
import { useMessageInUrl } from './use-message-in-url'
import { useLineFocus } from './use-line-focus'
import { useVirtualLines } from './use-virtual-lines'
import { useMarkRead } from './use-mark-read'
import type { OpenThread } from '../base/use-open-thread'
import { useThreadPages } from './use-thread-pages'
import { useScrollTarget } from './use-scroll-target'
import { useStableCallback } from '../../base/use-stable-callback'

/** Lazy: overlays do not shift the lines when they load. */
const FeedOverlays = deferred(async () => (await import('./feed-overlays')).FeedOverlays, { when: 'idle' })
/** Lazy: shown on request. */
const SearchBar = deferred(async () => (await import('../search/search-bar')).SearchBar, { when: 'idle' })

interface FeedProps {
  channel: OpenChannel
  open: OpenThread
  context: Omit<LineContext, 'onQuote'>
  names: ThreadNames
  name: string
}

/** Scrolls to the end when the user sends a message. */
function useScrollToOwn({ outgoing }: OpenThread, toEnd: () => void): void {
  const newest = outgoing.at(-1)?.clientId
  const followed = useRef(newest)
  useEffect(() => {
    if (newest === undefined || newest === followed.current) return
    followed.current = newest
    toEnd()
  }, [newest, toEnd])
}

const VisibleFeed = memo(function FeedInSight({ channel, open, context: given, names, name }: FeedProps) {
  'use no memo' // the virtualizer is a mutable object
  const { t } = useTranslation('tools')
  const { creatorId, channelId, rows, thread } = open
  const scroller = useRef<HTMLDivElement>(null)
  const [knownKey] = useState(() => newestOfOthers(rows)?.key)
  const focus = useLineFocus(rows, scroller)
  const lines = useVirtualLines(scroller, rows, focus.active, thread.hasAfter)
  const parts = useThreadPages(lines, thread, { creatorId, channelId })
  const position = useScrollTarget(lines, rows, { creatorId, channelId, hasAfter: thread.hasAfter })
  const onQuote = useStableCallback(position.jumpTo)
  const desk = useMemo(() => ({ ...given, onQuote }), [given, onQuote])
  useMessageInUrl(onQuote)
  useScrollToOwn(open, useStableCallback(position.scrollToEnd))
  useMarkRead(creatorId, channel, {
    newestId: thread.messages.at(-1)?.messageId,
    isInSight: position.isAtEnd,
  })
  const scrollTo = (index: number) => lines.scrollToIndex(index, { align: 'auto' })
  return (
    <>
      <FeedLines
        {...{ scroller, rows, context: desk, names, name }}
        contentRef={lines.containerRef}
        measure={lines.measureElement}
        items={lines.getVirtualItems()}
        isLoading={parts.before === 'loading' || parts.after === 'loading'}
        activeKey={rows[focus.active]?.key}
        highlightedId={position.highlightedId}
        onKeyDown={(event) => focus.onKeyDown(event, { scrollTo, onMenu: desk.onMenu })}
        onFocusLine={focus.onFocusLine}
        above={<EdgeAbove hasBefore={thread.hasBefore} state={parts.before} onRetry={parts.retryBefore} />}
        below={
          parts.after === 'failed' && (
            <div className="absolute inset-x-6 bottom-0">
              <PageFailed words={t('thread.after_failed')} onRetry={parts.retryAfter} />
            </div>
          )
        }
      />
      <SearchBar creatorId={creatorId} channelId={channelId} names={names} onJump={position.jumpTo} />
      <FeedOverlays {...{ open, position, names, knownKey }} />
      <TypingLine channel={channel} names={names} />
    </>
  )
})

function IncrementalFeed({ open, ...props }: FeedProps) {
  const rows = useIncrementalRows(open.rows)
  return <VisibleFeed {...props} open={useMemo(() => ({ ...open, rows }), [open, rows])} />
}

/**
 * The lines of a thread with focus, jumps and paging; in a burst they render incrementally, like the list.
 */
export function Feed(props: FeedProps) {
  return <IncrementalFeed {...useDeferredValue(props)} />
}
