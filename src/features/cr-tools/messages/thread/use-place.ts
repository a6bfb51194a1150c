import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { errorText } from '@/api/errors'

import { loadAround, loadNewest, stay } from '../../thread-cache'
import type { Place } from '../../thread-parts'
import { type EndFollower, followEnd } from './follow-end'
import { indexOfMessage, type Row } from './rows'
import type { Lines } from './use-lines'

/** How long the target of a jump stays highlighted. */
const LIT_FOR_MS = 2000

type Target = { kind: 'end' } | { kind: 'message'; messageId: string } | { kind: 'new' }

export interface PlaceInThread {
  isAtEnd: boolean
  /** The target of the last jump, while highlighted. */
  litId: string | undefined
  /** Why the last jump failed. */
  problem: string | undefined
  jumpTo: (messageId: string) => void
  toEnd: () => void
}

function scrollTo(lines: Lines, rows: readonly Row[], target: Target): boolean {
  if (target.kind === 'end') {
    lines.scrollToEnd()
    return true
  }
  const index =
    target.kind === 'new'
      ? rows.findIndex(({ kind }) => kind === 'new')
      : indexOfMessage(rows, target.messageId)
  if (index < 0) return false
  lines.scrollToIndex(index, { align: target.kind === 'new' ? 'start' : 'center' })
  return true
}

/** Tracks whether the newest line is visible, re-rendering only on a change, with a way to release it. */
function useAtEnd(lines: Lines, rows: readonly Row[], hasAfter: boolean) {
  const [isAtEnd, setAtEnd] = useState(true)
  const follower = useRef<EndFollower>(undefined)
  const isWhole = useRef(!hasAfter)
  useLayoutEffect(() => {
    isWhole.current = !hasAfter
  }, [hasAfter])
  useEffect(() => {
    // From the virtualizer, because the scroller's ref is set only after the first render.
    const scroller = lines.scrollElement
    if (!scroller) return undefined
    const following = followEnd(scroller, setAtEnd, () => isWhole.current)
    follower.current = following
    return following.stop
  }, [lines])
  useEffect(() => follower.current?.look(), [hasAfter])
  const put = useCallback(
    (to: Target): boolean => {
      const isThere = scrollTo(lines, rows, to)
      if (isThere && to.kind === 'message') follower.current?.letGo()
      return isThere
    },
    [lines, rows],
  )
  return { isAtEnd: isAtEnd && !hasAfter, put }
}

/** Which message is highlighted, for a moment. */
function useLit() {
  const [litId, setLitId] = useState<string>()
  useEffect(() => {
    if (litId === undefined) return
    const timer = setTimeout(() => setLitId(undefined), LIT_FOR_MS)
    return () => clearTimeout(timer)
  }, [litId])
  return [litId, setLitId] as const
}

/**
 * Jumps to a line: at once when it is loaded, else when its page has loaded; with the error of a failed jump.
 */
function useJump(
  rows: readonly Row[],
  put: (to: Target) => boolean,
  { creatorId, channelId }: { creatorId: string; channelId: string },
) {
  const client = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const target = useRef<Target | undefined>({ kind: rows.some(({ kind }) => kind === 'new') ? 'new' : 'end' })

  useLayoutEffect(() => {
    if (!target.current || rows.length === 0) return
    if (put(target.current)) target.current = undefined
  })

  const go = useCallback(
    (to: Target, isHeld: boolean, load: (place: Place) => Promise<void>) => {
      const place = { client, creatorId, channelId }
      setProblem(undefined)
      target.current = isHeld ? undefined : to
      if (isHeld) {
        stay(place)
        put(to)
        return
      }
      load(place).catch((error: unknown) => {
        target.current = undefined
        setProblem(errorText(error))
      })
    },
    [put, client, creatorId, channelId],
  )
  return { go, problem }
}

/** The reading position: the first unread message on opening, the end, or the target of a jump. */
export function usePlace(
  lines: Lines,
  rows: readonly Row[],
  thread: { creatorId: string; channelId: string; hasAfter: boolean },
): PlaceInThread {
  const [litId, setLitId] = useLit()
  const { isAtEnd, put } = useAtEnd(lines, rows, thread.hasAfter)
  const { go, problem } = useJump(rows, put, thread)
  return {
    isAtEnd,
    litId,
    problem,
    jumpTo: (messageId) => {
      setLitId(messageId)
      const isHeld = indexOfMessage(rows, messageId) >= 0
      go({ kind: 'message', messageId }, isHeld, (place) => loadAround(place, messageId))
    },
    toEnd: () => go({ kind: 'end' }, !thread.hasAfter, loadNewest),
  }
}
