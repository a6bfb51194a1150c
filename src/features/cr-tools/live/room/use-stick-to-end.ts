import { type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

import type { LiveComment } from '@/domain/live/broadcast'
import { rangeWith } from '@/ui/virtual-range'

const LINE_PX = 44
const OVERSCAN = 8
/** Distance in px from the end within which the list keeps scrolling to new lines. */
const AT_END_PX = 32

function scrollToEnd(element: HTMLElement | null): void {
  if (element) element.scrollTop = element.scrollHeight
}

function scrollDown(element: HTMLElement | null, by: number): void {
  if (element) element.scrollTop += by
}

/** The control of a line that has the focus; while the focus is in a menu, elsewhere in the document, its button. */
const focusedControl = ({ currentTarget: line, target }: FocusEvent): Element | null =>
  line.contains(target) ? target : line.querySelector('[aria-haspopup][aria-expanded="true"]')

/** The line with the focus, also while that is in its menu or on its way back from there. */
function useHeldLine(comments: readonly LiveComment[]) {
  const last = useRef<{ id: string; control: Element | null }>(undefined)
  // A control that leaves with the focus, as that of a deleted comment does, blurs without an event.
  const held = useCallback(() => (last.current?.control?.isConnected ? last.current.id : undefined), [])
  return {
    held,
    /** Props of a line. */
    holding: (id: string) => ({
      onFocus: (event: FocusEvent) => {
        last.current = { id, control: focusedControl(event) }
      },
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        // Where another window takes the focus for a while, the element stays the active one here.
        const isAway = document.activeElement !== target
        if (isAway && !relatedTarget?.closest('[role=menu]')) last.current = undefined
      },
    }),
    /** Keeps the line mounted: its menu would close, and the focus be lost. */
    rangeExtractor: (range: Range) =>
      rangeWith(comments.findIndex(({ commentId }) => commentId === held()))(range),
  }
}

/** Keeps what is read in view when older comments load above it. */
function useKeepPlace(
  scroller: RefObject<HTMLElement | null>,
  comments: readonly LiveComment[],
  height: number,
) {
  const before = useRef({ firstId: comments[0]?.commentId, height })
  useLayoutEffect(() => {
    const last = before.current
    before.current = { firstId: comments[0]?.commentId, height }
    if (last.firstId === before.current.firstId) return
    const isStill = comments.some(({ commentId }) => commentId === last.firstId)
    if (isStill) scrollDown(scroller.current, height - last.height)
  }, [comments, height, scroller])
}

/** Virtualises a chat and scrolls to new lines only while the user is at the end and at none of its lines. */
export function useStickToEnd(comments: readonly LiveComment[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isFollowing, setFollowing] = useState(true)
  const { held, holding, rangeExtractor } = useHeldLine(comments)
  const virtual = useVirtualizer({
    count: comments.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_PX,
    getItemKey: (index) => comments[index]?.commentId ?? index,
    overscan: OVERSCAN,
    rangeExtractor,
    initialRect: { width: 400, height: 480 },
  })
  const height = virtual.getTotalSize()
  useKeepPlace(scroller, comments, height)
  useLayoutEffect(() => {
    if (isAtEnd.current && held() === undefined) scrollToEnd(scroller.current)
  }, [height, comments.length, held])
  return {
    scroller,
    virtual,
    height,
    holding,
    isFollowing,
    onScroll: () => {
      const element = scroller.current
      if (!element) return
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < AT_END_PX
      setFollowing(isAtEnd.current)
    },
    follow: () => {
      isAtEnd.current = true
      setFollowing(true)
      scrollToEnd(scroller.current)
    },
  }
}
