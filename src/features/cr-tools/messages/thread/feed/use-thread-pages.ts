import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { Thread } from '@/domain/chat/thread'

import { loadAfter, loadBefore } from '../../../cache/thread-cache'
import type { LineVirtualizer } from './use-virtual-lines'

/** The next page is requested this many lines before the edge, so that a fling does not reach it. */
const PRELOAD_WITHIN_LINES = 20

export type PageState = 'idle' | 'loading' | 'failed'

interface ThreadPages {
  before: PageState
  after: PageState
  retryBefore: () => void
  retryAfter: () => void
}

/** Loads one side's next page when its edge is near; after a failure only on retry. */
function useThreadPage(
  isNear: boolean,
  load: () => Promise<void>,
  edge: string | undefined,
): [PageState, () => void] {
  const [failedAt, setFailedAt] = useState<string>()
  const hasFailed = failedAt !== undefined && failedAt === edge
  useEffect(() => {
    if (!isNear || hasFailed) return
    let isCurrent = true
    load().catch(() => isCurrent && setFailedAt(edge))
    return () => {
      isCurrent = false
    }
    // `load` is new each time, but its result depends on the edge only.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isNear, edge, hasFailed])
  return [hasFailed ? 'failed' : isNear ? 'loading' : 'idle', () => setFailedAt(undefined)]
}

/** Loads the pages before and after the loaded part when the user scrolls near its edges. */
export function useThreadPages(
  virtualizer: LineVirtualizer,
  thread: Thread,
  scope: { creatorId: string; channelId: string },
): ThreadPages {
  const client = useQueryClient()
  const items = virtualizer.getVirtualItems()
  const from = virtualizer.range?.startIndex ?? items[0]?.index ?? 0
  const to = virtualizer.range?.endIndex ?? items.at(-1)?.index ?? 0
  const [before, retryBefore] = useThreadPage(
    thread.hasBefore && from < PRELOAD_WITHIN_LINES,
    () => loadBefore({ client, ...scope }),
    thread.messages[0]?.messageId,
  )
  const [after, retryAfter] = useThreadPage(
    thread.hasAfter && to > virtualizer.options.count - PRELOAD_WITHIN_LINES,
    () => loadAfter({ client, ...scope }),
    thread.messages.at(-1)?.messageId,
  )
  return { before, after, retryBefore, retryAfter }
}
