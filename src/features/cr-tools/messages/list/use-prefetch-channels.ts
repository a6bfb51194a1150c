import { useEffect, useEffectEvent, useRef } from 'react'

import type { Channel } from '@/domain/channel'
import { whenIdle } from '@/services/idle'

import { useApproach } from './use-approach'

/** Screens S10: the next two are at hand before they are opened. */
const AHEAD = 2
/** A list that rearranges itself with every message has no next two; they are asked for once they have stayed so long. */
const RESTS_AFTER_MS = 1000

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
  const from = `${creatorId} ${openId}`
  const askedFrom = useRef<string>(undefined)
  useEffect(() => {
    if (due === '') return undefined
    let isGone = false
    const ask = () => {
      if (isGone) return
      askedFrom.current = from
      for (const channelId of due.split(' ')) approach(channelId)
    }
    const timer = setTimeout(() => whenIdle(ask), askedFrom.current === from ? RESTS_AFTER_MS : 0)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [from, due])
}
