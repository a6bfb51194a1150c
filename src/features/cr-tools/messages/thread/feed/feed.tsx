import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { OpenChannel } from '@/domain/chat/channel'
import { deferred } from '@/services/loading/deferred'

import { useLongPress } from '../../base/use-long-press'
import { useStableCallback } from '../../base/use-stable-callback'
import { useIsFlung } from './use-is-flung'
import { useMessageErrors } from '../message/message-error'
import type { Row } from '../rows/rows'
import type { ThreadNames } from '../base/use-thread-names'
import { newestOfOthers, type OpenThread } from '../base/use-open-thread'
import type { ThreadOverlay } from '../menu/thread-overlays'
import { bubbleBeside, type LineContext, type LineNames } from '../message/line'
import { PassingLine } from '../message/passing-line'
import { SystemLine } from '../message/system-line'
import { EdgeAbove, PageFailed } from './feed-edges'
import { TypingLine } from './typing-line'
import { useLineContext } from './use-line-context'
import { useLineFocus } from './use-line-focus'
import { useMarkRead } from './use-mark-read'
import { useMessageInUrl, useScrollTarget } from './use-scroll-target'
import { useThreadPages } from './use-thread-pages'
import { useVirtualLines } from './use-virtual-lines'

/** Lazy: overlays do not shift the lines when they load. */
const FeedOverlays = deferred(async () => (await import('./feed-overlays')).FeedOverlays, { when: 'idle' })
/** Lazy: shown on request. */
const SearchBar = deferred(async () => (await import('../search/search-bar')).SearchBar, { when: 'idle' })

interface FeedProps {
  channel: OpenChannel
  open: OpenThread
  names: ThreadNames
  name: string
  onOverlay: (overlay: ThreadOverlay) => void
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

/** Where the reader is: the lines in view, the focused one, and the ways to others. */
function useReading({ channel, open, onOverlay }: FeedProps, scroller: RefObject<HTMLDivElement | null>) {
  const { creatorId, channelId, rows, thread } = open
  const focus = useLineFocus(rows, scroller)
  const virtualizer = useVirtualLines(scroller, rows, focus.active, thread.hasAfter)
  const pages = useThreadPages(virtualizer, thread, { creatorId, channelId })
  const position = useScrollTarget(virtualizer, rows, { creatorId, channelId, ...thread })
  const onQuote = useStableCallback(position.jumpTo)
  const { measureElement: measure } = virtualizer
  const context = useLineContext({ creatorId, channel, onOverlay, onQuote, measure })
  useMessageInUrl(onQuote)
  useScrollToOwn(open, useStableCallback(position.scrollToEnd))
  useMarkRead(creatorId, channel, {
    newest: thread.messages.at(-1),
    isAtEnd: position.isAtEnd,
    isEndVisible: position.isEndVisible,
  })
  const isFlung = useIsFlung(scroller)
  return { focus, virtualizer, attachContent: virtualizer.containerRef, pages, position, context, isFlung }
}

/** Returns whether the browser acts on the target itself: it opens a link's menu, and a slider is held. */
const isForBrowser = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, input') !== null

/** Handlers for all lines at once: they are found by the attributes of `lineAttributes`. */
function useLineEvents(rows: readonly Row[], { focus, virtualizer, context }: ReturnType<typeof useReading>) {
  const { onMenu } = context
  /** Returns whether there is a menu. */
  const openMenu = (target: EventTarget): boolean => {
    const line = target instanceof Element ? target.closest('[data-index]') : null
    const row = rows[Number(line?.getAttribute('data-index') ?? -1)]
    if (!line || row?.kind !== 'message' || row.outgoing || isForBrowser(target)) return false
    onMenu(row.message, bubbleBeside(line))
    return true
  }
  return {
    ...useLongPress(openMenu).handlers,
    onFocus: focus.onFocus,
    onKeyDown: (event: KeyboardEvent) =>
      focus.onKeyDown(event, {
        scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
        onMenu,
      }),
    onContextMenu: (event: MouseEvent) => {
      // Selected text has the browser's menu.
      if (getSelection()?.isCollapsed !== false && openMenu(event.target)) event.preventDefault()
    },
  }
}

function namesOn(row: Row, { displaySentBy }: LineContext, names: ThreadNames): LineNames {
  const message = 'message' in row ? row.message : undefined
  return {
    name: message ? names.nameOf(message.senderId) : '',
    sentBy: displaySentBy && message?.sentById ? names.loadedNameOf(message.sentById) : undefined,
    quotedName: message?.replyTo ? names.nameOf(message.replyTo.senderId) : '',
  }
}

/** The lines in view. */
function useLines({ open: { rows }, names }: FeedProps, reading: ReturnType<typeof useReading>) {
  const { focus, virtualizer, position, context, isFlung } = reading
  const errors = useMessageErrors()
  return virtualizer.getVirtualItems().map(({ index, key, start }) => {
    const row = rows[index]
    if (!row) return null
    const messageId = 'message' in row ? row.message.messageId : undefined
    const line = {
      index,
      context,
      names: namesOn(row, context, names),
      error: messageId === undefined ? undefined : errors.get(messageId),
      isActive: index === focus.active,
      isHighlighted: messageId !== undefined && messageId === position.highlightedId,
    }
    return row.kind === 'message' ? (
      <PassingLine key={key} row={row} isFlung={isFlung} top={start} {...line} />
    ) : (
      <SystemLine key={key} row={row} {...line} />
    )
  })
}

/** The lines of a thread with focus, jumps and paging. */
export function Feed(feed: FeedProps) {
  const { t } = useTranslation('tools')
  const { channel, open, names, name } = feed
  const { creatorId, channelId, rows, thread } = open
  const [newestIdAtOpening] = useState(() => newestOfOthers(open).at(-1)?.messageId)
  const scroller = useRef<HTMLDivElement>(null)
  const reading = useReading(feed, scroller)
  const { attachContent, pages, position } = reading
  return (
    <>
      <div
        ref={scroller}
        data-thread-scroller
        role="log"
        // The announcer reports new messages: lines also mount and unmount during scrolling.
        aria-live="off"
        aria-label={name}
        aria-busy={pages.before === 'loading' || pages.after === 'loading'}
        tabIndex={-1}
        {...useLineEvents(rows, reading)}
        className="apart flex min-h-0 flex-1 touch-pan-y touch-pinch-zoom flex-col overflow-x-hidden overflow-y-auto overscroll-contain outline-none [contain:strict] [overflow-anchor:none]"
      >
        <div className="relative mt-auto shrink-0">
          <EdgeAbove hasBefore={thread.hasBefore} state={pages.before} onRetry={pages.retryBefore} />
          <div ref={attachContent} className="relative w-full">
            {useLines(feed, reading)}
          </div>
          {pages.after === 'failed' && (
            <div className="absolute inset-x-6 bottom-0">
              <PageFailed words={t('thread.after_failed')} onRetry={pages.retryAfter} />
            </div>
          )}
        </div>
      </div>
      <SearchBar creatorId={creatorId} channelId={channelId} names={names} onJump={position.jumpTo} />
      <FeedOverlays {...{ open, position, names, newestIdAtOpening }} />
      <TypingLine channel={channel} names={names} />
    </>
  )
}
