import { useEffect, useEffectEvent, useRef } from 'react'

import type { Channel } from '@/domain/chat/channel'
import { whenIdle } from '@/services/page/idle'

import { usePreloadChannel } from './use-preload-channel'

/** Number of channels to preload (screens S10). */
const PRELOAD_COUNT = 2
/** Debounce: a list that changes with every message has no stable next rows. */
const DEBOUNCE_MS = 1000

/** Returns the two rows after the open one, or the first two. */
export function rowsToPreload(rows: readonly Channel[], openId: string | undefined): string[] {
  const at = rows.findIndex(({ channelId }) => channelId === openId)
  return rows.slice(at + 1, at + 1 + PRELOAD_COUNT).map(({ channelId }) => channelId)
}

/** Preloads the channels likely to be opened next, when the page is idle. */
export function usePreloadNextChannels(
  creatorId: string,
  rows: readonly Channel[],
  openId: string | undefined,
): void {
  const preload = useEffectEvent(usePreloadChannel(creatorId))
  const due = rowsToPreload(rows, openId).join(' ')
  const from = `${creatorId} ${openId}`
  const preloadedFrom = useRef<string>(undefined)
  useEffect(() => {
    if (due === '') return undefined
    let isOutdated = false
    const preloadDue = () => {
      if (isOutdated) return
      preloadedFrom.current = from
      for (const channelId of due.split(' ')) preload(channelId)
    }
    const timer = setTimeout(() => whenIdle(preloadDue), preloadedFrom.current === from ? DEBOUNCE_MS : 0)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [from, due])
}
