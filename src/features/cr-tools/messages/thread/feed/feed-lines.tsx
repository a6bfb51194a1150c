import type { VirtualItem } from '@tanstack/react-virtual'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'

import type { Message } from '@/domain/chat/message'

import type { ThreadNames } from '../base/thread-names'
import { PositionedLine } from './positioned-line'
import type { Row } from '../base/rows'
import type { LineContext } from '../base/line-context'
import type { LineVirtualizer } from './use-virtual-lines'
import { useLineLongPress } from './use-line-long-press'

interface FeedLinesProps {
  scroller: RefObject<HTMLDivElement | null>
  /** Ref of the element with the total height of all lines. */
  contentRef: LineVirtualizer['containerRef']
  measure: LineVirtualizer['measureElement']
  /** The visible lines. */
  items: readonly VirtualItem[]
  rows: readonly Row[]
  context: LineContext
  names: ThreadNames
  name: string
  isLoading: boolean
  activeKey: string | undefined
  highlightedId: string | undefined
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocusLine: (key: string) => void
  above: ReactNode
  below: ReactNode
}

const messageOf = (row: Row | undefined): Message | undefined =>
  row?.kind === 'message' && !row.outgoing ? row.message : undefined

/** Returns the names that a line shows. */
function namesOn(row: Row, { displaySentBy }: LineContext, names: ThreadNames) {
  const message = 'message' in row ? row.message : undefined
  return {
    name: message ? names(message.senderId) : '',
    sentBy: displaySentBy && message?.sentById ? names.known(message.sentById) : undefined,
    quotedName: message?.replyTo ? names(message.replyTo.senderId) : '',
  }
}

/** Returns whether the target belongs to the browser's own menu: links, inputs and selected text. */
const hasBrowserMenu = (target: EventTarget): boolean =>
  (target instanceof Element && target.closest('a, input') !== null) || getSelection()?.isCollapsed === false

/** Opens the menu of the message at the target; returns whether there is one. */
function openMenuAt(target: EventTarget, rows: readonly Row[], desk: LineContext): boolean {
  const line = target instanceof Element ? target.closest('[data-index]') : null
  const message = messageOf(rows[Number(line?.getAttribute('data-index') ?? -1)])
  if (!line || !message) return false
  desk.onMenu(message, line.querySelector('[data-bubble]') ?? line)
  return true
}

/** The rendered lines, each at its position. */
export function FeedLines({
  scroller,
  contentRef,
  measure,
  items,
  rows,
  context,
  names,
  ...rest
}: FeedLinesProps) {
  const { name, isLoading, activeKey, highlightedId, onKeyDown, onFocusLine, above, below } = rest
  const press = useLineLongPress((target) => openMenuAt(target, rows, context))
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
          if (!hasBrowserMenu(event.target) && openMenuAt(event.target, rows, context)) event.preventDefault()
        }}
        {...press}
        className="apart flex h-full touch-pan-y touch-pinch-zoom flex-col overflow-x-hidden overflow-y-auto overscroll-contain outline-none [contain:strict] [overflow-anchor:none]"
      >
        <div className="relative mt-auto shrink-0">
          {above}
          <div ref={contentRef} className="relative w-full">
            {items.map(({ index, key }) => {
              const row = rows[index]
              return (
                row && (
                  <PositionedLine
                    key={key}
                    {...{ row, index, context, measure }}
                    {...namesOn(row, context, names)}
                    isActive={row.key === activeKey}
                    isHighlighted={'message' in row && row.message.messageId === highlightedId}
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
