import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

import type { LiveComment } from '@/domain/live/broadcast'

const LINE_PX = 44
const OVERSCAN = 8
/** Distance in px from the end within which the list keeps scrolling to new lines. */
const AT_END_PX = 32

/** Virtualises a chat and scrolls to new lines only while the user is at the end. */
export function useStickToEnd(comments: readonly LiveComment[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const [isFollowing, setFollowing] = useState(true)
  const virtual = useVirtualizer({
    count: comments.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_PX,
    getItemKey: (index) => comments[index]?.commentId ?? index,
    overscan: OVERSCAN,
    initialRect: { width: 400, height: 480 },
  })
  const height = virtual.getTotalSize()
  const toEnd = () => {
    const element = scroller.current
    if (element) element.scrollTop = element.scrollHeight
  }
  useLayoutEffect(() => {
    if (isAtEnd.current) toEnd()
  }, [height, comments.length])
  return {
    scroller,
    virtual,
    height,
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
      toEnd()
    },
  }
}
