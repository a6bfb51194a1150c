import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import { errorText } from '@/api/errors'
import { MESSAGE_PARAM } from '@/domain/chat/chat-address'
import type { Thread } from '@/domain/chat/thread'

import { loadAround, loadNewest, cancelJump } from '../../../cache/thread-cache'
import type { ThreadScope } from '../../../cache/thread-fetch'
import { type EndFollower, followEnd } from './follow-end'
import { indexOfMessage, type Row } from '../rows/rows'
import type { LineVirtualizer } from './use-virtual-lines'

/** Jumps to the message in the URL and removes it from the URL. */
export function useMessageInUrl(jumpTo: (messageId: string) => void): void {
  const [params, setParams] = useSearchParams()
  const { state }: { state: unknown } = useLocation()
  const messageId = params.get(MESSAGE_PARAM)
  useEffect(() => {
    if (messageId === null || messageId === '') return
    jumpTo(messageId)
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete(MESSAGE_PARAM)
        return after
      },
      { replace: true, preventScrollReset: true, state },
    )
  }, [messageId, jumpTo, setParams, state])
}

/** How long the target of a jump stays highlighted. */
const HIGHLIGHT_MS = 2000

type ScrollTarget = { kind: 'end' } | { kind: 'message'; messageId: string } | { kind: 'new' }

export interface ScrollPosition {
  /** Also true in the first render, before the first look at the scroller. */
  isAtEnd: boolean
  /** Reads the last look at the scroller. */
  isEndVisible: () => boolean
  /** The target of the last jump, while highlighted. */
  highlightedId: string | undefined
  /** Why the last jump failed. */
  problem: string | undefined
  dismissProblem: () => void
  jumpTo: (messageId: string) => void
  scrollToEnd: () => void
}

const loadTarget = (scope: ThreadScope, to: ScrollTarget): Promise<void> =>
  to.kind === 'message' ? loadAround(scope, to.messageId) : loadNewest(scope)

/** Returns false while the target has not loaded. */
function scrollToTarget(
  virtualizer: LineVirtualizer,
  rows: readonly Row[],
  target: ScrollTarget,
  hasAfter: boolean,
): boolean {
  if (target.kind === 'end') {
    if (!hasAfter) virtualizer.scrollToEnd()
    return !hasAfter
  }
  const index =
    target.kind === 'new'
      ? rows.findIndex(({ kind }) => kind === 'new')
      : indexOfMessage(rows, target.messageId)
  if (index < 0) return false
  virtualizer.scrollToIndex(index, { align: target.kind === 'new' ? 'start' : 'center' })
  return true
}

/** Which message is highlighted, for a moment. Each jump sets a new object, so that the moment starts again. */
function useHighlight() {
  const [highlighted, setHighlighted] = useState<{ messageId: string }>()
  useEffect(() => {
    if (!highlighted) return
    const timer = setTimeout(() => setHighlighted(undefined), HIGHLIGHT_MS)
    return () => clearTimeout(timer)
  }, [highlighted])
  return [highlighted?.messageId, setHighlighted] as const
}

/**
 * Tracks whether the newest line is visible, re-rendering only on a change; scrolls to a loaded line, which it
 * highlights.
 */
function useScrollTo(virtualizer: LineVirtualizer, rows: readonly Row[], hasAfter: boolean) {
  const [highlightedId, setHighlighted] = useHighlight()
  const [isAtEnd, setAtEnd] = useState(true)
  // A state would render every opening twice.
  const wasEndVisible = useRef(false)
  const follower = useRef<EndFollower>(undefined)
  const isWhole = useRef(!hasAfter)
  useLayoutEffect(() => {
    isWhole.current = !hasAfter
  }, [hasAfter])
  useEffect(() => {
    // From the virtualizer, because the scroller's ref is set only after the first render.
    const scroller = virtualizer.scrollElement
    if (!scroller) return undefined
    const onChange = (isVisible: boolean) => {
      wasEndVisible.current = isVisible
      setAtEnd(isVisible)
    }
    const following = followEnd(scroller, onChange, () => isWhole.current)
    follower.current = following
    return following.stop
  }, [virtualizer])
  useEffect(() => follower.current?.check(), [hasAfter])
  const scrollTo = useCallback(
    (to: ScrollTarget): boolean => {
      const isLoaded = scrollToTarget(virtualizer, rows, to, hasAfter)
      if (isLoaded && to.kind === 'message') {
        follower.current?.release()
        setHighlighted(to)
      }
      return isLoaded
    },
    [virtualizer, rows, hasAfter, setHighlighted],
  )
  const isEndVisible = useCallback(() => wasEndVisible.current, [])
  return { isAtEnd: isAtEnd && !hasAfter, isEndVisible, highlightedId, scrollTo }
}

/** Jumps to a line, at once or when its page has loaded; with the error of a failed jump. */
function useJump(
  rows: readonly Row[],
  scrollTo: (to: ScrollTarget) => boolean,
  { creatorId, channelId }: { creatorId: string; channelId: string },
) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [opening] = useState<ScrollTarget>(() => ({
    kind: rows.some(({ kind }) => kind === 'new') ? 'new' : 'end',
  }))
  const target = useRef<ScrollTarget | undefined>(opening)
  // Only when lines have changed: a reader who scrolls on while newer ones load stays there.
  useLayoutEffect(() => {
    if (!target.current || rows.length === 0) return
    if (scrollTo(target.current) || target.current === opening) target.current = undefined
  }, [rows, scrollTo, opening])
  const jump = useCallback(
    (to: ScrollTarget) => {
      const scope = { client, creatorId, channelId }
      setProblem(undefined)
      cancelJump(scope)
      target.current = scrollTo(to) ? undefined : to
      if (!target.current) return
      loadTarget(scope, to).catch((error: unknown) => {
        target.current = undefined
        setProblem(errorText(error))
      })
    },
    [scrollTo, client, creatorId, channelId],
  )
  return { jump, problem, setProblem }
}

/** The reading position: the first unread message on opening, the end, or the target of a jump. */
export function useScrollTarget(
  virtualizer: LineVirtualizer,
  rows: readonly Row[],
  thread: { creatorId: string; channelId: string } & Pick<Thread, 'hasAfter' | 'isBehind'>,
): ScrollPosition {
  const { hasAfter, isBehind } = thread
  const { isAtEnd, isEndVisible, highlightedId, scrollTo } = useScrollTo(virtualizer, rows, hasAfter)
  const { jump, problem, setProblem } = useJump(rows, scrollTo, thread)
  // Memoized, because the feed renders in each frame of a scroll.
  return useMemo(
    () => ({
      isAtEnd,
      isEndVisible,
      highlightedId,
      problem,
      dismissProblem: () => setProblem(undefined),
      jumpTo: (messageId) => jump({ kind: 'message', messageId }),
      scrollToEnd: () => {
        // While newer messages cannot be fetched, own ones wait at the end of what has loaded.
        if (isBehind) virtualizer.scrollToEnd()
        jump({ kind: 'end' })
      },
    }),
    [isAtEnd, isEndVisible, highlightedId, problem, setProblem, jump, isBehind, virtualizer],
  )
}
