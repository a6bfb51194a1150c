import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { Thread } from '@/domain/thread'

import { loadAfter, loadBefore } from '../../thread-cache'
import type { Lines } from './use-lines'

/** The next page is requested this many lines before the edge, so that a fling does not reach it. */
const AHEAD = 40

export type PartState = 'idle' | 'loading' | 'failed'

interface Parts {
  before: PartState
  after: PartState
  retryBefore: () => void
  retryAfter: () => void
}

/** Loads one side's next page when its edge is near; after a failure only on retry. */
function usePart(
  isNear: boolean,
  load: () => Promise<void>,
  edge: string | undefined,
): [PartState, () => void] {
  const [failedAt, setFailedAt] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const hasFailed = failedAt !== undefined && failedAt === edge
  useEffect(() => {
    if (!isNear || hasFailed) return
    let isWanted = true
    load().catch(() => isWanted && setFailedAt(edge))
    return () => {
      isWanted = false
    }
    // `load` is new each time, but its result depends on the edge only.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isNear, edge, attempt, hasFailed])
  const retry = () => {
    setFailedAt(undefined)
    setAttempt((count) => count + 1)
  }
  return [hasFailed ? 'failed' : isNear ? 'loading' : 'idle', retry]
}

/** Loads the pages before and after the loaded part when the user scrolls near its edges. */
export function useParts(
  lines: Lines,
  thread: Thread,
  place: { creatorId: string; channelId: string },
): Parts {
  const client = useQueryClient()
  const items = lines.getVirtualItems()
  const from = lines.range?.startIndex ?? items[0]?.index ?? 0
  const to = lines.range?.endIndex ?? items.at(-1)?.index ?? 0
  const [before, retryBefore] = usePart(
    thread.hasBefore && from < AHEAD,
    () => loadBefore({ client, ...place }),
    thread.messages[0]?.messageId,
  )
  const [after, retryAfter] = usePart(
    thread.hasAfter && to > lines.options.count - AHEAD,
    () => loadAfter({ client, ...place }),
    thread.messages.at(-1)?.messageId,
  )
  return { before, after, retryBefore, retryAfter }
}
