import { useEffect, useEffectEvent, useRef } from 'react'

import type { Broadcast } from '@/domain/live/broadcast'
import { useTranslation } from '@/i18n/use-translation'
import { toast } from '@/services/page/toasts'

/** Ends a live by a request. */
export type EndHere = <Answer>(liveId: string, send: () => Promise<Answer>) => Promise<Answer>

/** Says that the live of the page has ended, unless it is ended here. Returns what to do that with. */
export function useEndedLive(live: Broadcast | null | undefined, onOpen: (liveId: string) => void): EndHere {
  const { t } = useTranslation('tools')
  const shown = useRef(live)
  const endingId = useRef<string>(undefined)
  const sayEnded = (liveId: string) =>
    toast.info(t('broadcast.ended'), {
      action: { label: t('broadcast.summary_open'), onPress: () => onOpen(liveId) },
    })
  const onGone = useEffectEvent(({ liveId }: Broadcast) => {
    if (liveId !== endingId.current) sayEnded(liveId)
  })
  useEffect(() => {
    if (live === undefined) return // Not loaded.
    const before = shown.current
    shown.current = live
    if (before && before.liveId !== live?.liveId) onGone(before)
  }, [live])
  return async (liveId, send) => {
    // The event may come before the answer, which says that it has ended.
    endingId.current = liveId
    try {
      return await send()
    } catch (error) {
      endingId.current = undefined
      if (shown.current?.liveId !== liveId) sayEnded(liveId)
      throw error
    }
  }
}
