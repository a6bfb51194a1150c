import type { VirtualItem } from '@tanstack/react-virtual'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'

import type { Message } from '@/domain/message'

import type { NamesInThread } from './names-in-thread'
import { PlacedLine } from './placed-line'
import type { Row } from './rows'
import type { ThreadDesk } from './thread-desk'
import type { Lines } from './use-lines'
import { useLongPress } from './use-long-press'

interface FeedLinesProps {
  scroller: RefObject<HTMLDivElement | null>
  /** Ref of the element with the total height of all lines. */
  room: Lines['containerRef']
  measure: Lines['measureElement']
  /** The visible lines. */
  items: readonly VirtualItem[]
  rows: readonly Row[]
  desk: ThreadDesk
  names: NamesInThread
  name: string
  isLoading: boolean
  activeKey: string | undefined
  litId: string | undefined
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocusLine: (key: string) => void
  above: ReactNode
  below: ReactNode
}

const messageOf = (row: Row | undefined): Message | undefined =>
  row?.kind === 'message' && !row.outgoing ? row.message : undefined

/** Returns the names that a line shows. */
function namesOn(row: Row, { displaySentBy }: ThreadDesk, names: NamesInThread) {
  const message = 'message' in row ? row.message : undefined
  return {
    name: message ? names(message.senderId) : '',
    sentBy: displaySentBy && message?.sentById ? names.known(message.sentById) : undefined,
    quotedName: message?.replyTo ? names(message.replyTo.senderId) : '',
  }
}

/** Returns whether the target belongs to the browser's own menu: links, inputs and selected text. */
const isBrowsers = (target: EventTarget): boolean =>
  (target instanceof Element && target.closest('a, input') !== null) || getSelection()?.isCollapsed === false

/** Opens the menu of the message at the target; returns whether there is one. */
function openMenuAt(target: EventTarget, rows: readonly Row[], desk: ThreadDesk): boolean {
  const line = target instanceof Element ? target.closest('[data-index]') : null
  const message = messageOf(rows[Number(line?.getAttribute('data-index') ?? -1)])
  if (!line || !message) return false
  desk.onMenu(message, line.querySelector('[data-bubble]') ?? line)
  return true
}

/** The rendered lines, each at its position. */
export function FeedLines({ scroller, room, measure, items, rows, desk, names, ...rest }: FeedLinesProps) {
  const { name, isLoading, activeKey, litId, onKeyDown, onFocusLine, above, below } = rest
  const press = useLongPress((target) => openMenuAt(target, rows, desk))
  return (
    <div className="min-h-0 flex-1">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only for what bubbles up from its lines */}
      <div
        ref={scroller}
        data-thread-scroller
        role="log"
        // The announcer reports new messages: lines also mount and unmount during scrolling.
        aria-live="off"
        aria-label={name}
        aria-busy={isLoading}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        onContextMenu={(event) => {
          if (!isBrowsers(event.target) && openMenuAt(event.target, rows, desk)) event.preventDefault()
        }}
        {...press}
        className="apart flex h-full touch-pan-y touch-pinch-zoom flex-col overflow-x-hidden overflow-y-auto overscroll-contain outline-none [contain:strict] [overflow-anchor:none]"
      >
        <div className="relative mt-auto shrink-0">
          {above}
          <div ref={room} className="relative w-full">
            {items.map(({ index, key }) => {
              const row = rows[index]
              return (
                row && (
                  <PlacedLine
                    key={key}
                    {...{ row, index, desk, measure }}
                    {...namesOn(row, desk, names)}
                    isActive={row.key === activeKey}
                    isLit={'message' in row && row.message.messageId === litId}
                    onFocus={onFocusLine}
                  />
                )
              )
            })}
          </div>
          {below}
        </div>
      </div>
    </div>
  )
}
