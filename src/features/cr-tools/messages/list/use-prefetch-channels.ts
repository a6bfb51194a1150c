import { useEffect, useEffectEvent } from 'react'

import type { Channel } from '@/domain/channel'
import { whenIdle } from '@/services/idle'

import { useApproach } from './use-approach'

/** Screens S10: the next two are at hand before they are opened. */
const AHEAD = 2

/** The two rows after the open one, or the first two. */
export function nextRows(rows: readonly Channel[], openId: string | undefined): string[] {
  const at = rows.findIndex(({ channelId }) => channelId === openId)
  return rows.slice(at + 1, at + 1 + AHEAD).map(({ channelId }) => channelId)
}

/** Asks for the channels that will likely be opened next, once the page has nothing better to do. */
export function usePrefetchChannels(
  creatorId: string,
  rows: readonly Channel[],
  openId: string | undefined,
): void {
  const approach = useEffectEvent(useApproach(creatorId))
  const due = nextRows(rows, openId).join(' ')
  useEffect(() => {
    if (due === '') return undefined
    let isGone = false
    whenIdle(() => {
      if (isGone) return
      for (const channelId of due.split(' ')) approach(channelId)
    })
    return () => {
      isGone = true
    }
  }, [creatorId, due])
}
