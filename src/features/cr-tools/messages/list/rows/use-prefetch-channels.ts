import { useEffect, useEffectEvent, useRef } from 'react'

import type { Channel } from '@/domain/chat/channel'
import { whenIdle } from '@/services/page/idle'

import { usePrefetchChannel } from './use-prefetch-channel'

/** Number of channels to prefetch (screens S10). */
const PREFETCH_COUNT = 2
/** Debounce: a list that changes with every message has no stable next rows. */
const DEBOUNCE_MS = 1000

/** Returns the two rows after the open one, or the first two. */
export function rowsToPrefetch(rows: readonly Channel[], openId: string | undefined): string[] {
  const at = rows.findIndex(({ channelId }) => channelId === openId)
  return rows.slice(at + 1, at + 1 + PREFETCH_COUNT).map(({ channelId }) => channelId)
}

/** Prefetches the channels likely to be opened next, when the page is idle. */
export function usePrefetchChannels(
  creatorId: string,
  rows: readonly Channel[],
  openId: string | undefined,
): void {
  const prefetch = useEffectEvent(usePrefetchChannel(creatorId))
  const due = rowsToPrefetch(rows, openId).join(' ')
  const from = `${creatorId} ${openId}`
  const prefetchedFrom = useRef<string>(undefined)
  useEffect(() => {
    if (due === '') return undefined
    let isOutdated = false
    const prefetchDue = () => {
      if (isOutdated) return
      prefetchedFrom.current = from
      for (const channelId of due.split(' ')) prefetch(channelId)
    }
    const timer = setTimeout(() => whenIdle(prefetchDue), prefetchedFrom.current === from ? DEBOUNCE_MS : 0)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [from, due])
}
