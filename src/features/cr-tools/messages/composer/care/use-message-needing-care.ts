import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'

import { extraCareUntil } from '@/domain/crisis/extra-care'
import type { OpenChannel } from '@/domain/chat/channel'
import type { Message } from '@/domain/chat/message'
import { toServerTime } from '@/services/network/server-clock'
import { useMinute } from '@/services/page/tick'

import { threadQuery } from '../../../cache/thread-cache'
import { useHandledMessages } from './handled-messages'

type CrisisCheck = (text: string) => boolean

const checkResults = new WeakMap<Message, boolean>()

/** Cached by message, because a thread grows by one message at a time. */
function mayNeedCare(message: Message, check: CrisisCheck): boolean {
  const cached = checkResults.get(message)
  if (cached !== undefined) return cached
  const is = message.text !== '' && check(message.text)
  checkResults.set(message, is)
  return is
}

/** Lazily loads the check for all languages; undefined until it has loaded. */
function useCrisisCheck(isEnabled: boolean): CrisisCheck | undefined {
  const [check, setCheck] = useState<CrisisCheck>()
  useEffect(() => {
    if (!isEnabled) return undefined
    let isUnmounted = false
    import('@/domain/crisis/crisis-check').then(
      ({ isCrisis }) => !isUnmounted && setCheck(() => isCrisis),
      () => undefined,
    )
    return () => void (isUnmounted = true)
  }, [isEnabled])
  return check
}

/**
 * Returns the newest unhandled fan message at the end of the conversation that may need care, wherever the
 * user reads.
 */
export function useMessageNeedingCare(
  creatorId: string,
  { channelId }: Pick<OpenChannel, 'channelId'>,
): string | undefined {
  const newest = useQuery({ ...threadQuery(creatorId, channelId), enabled: false }).data?.newest
  const check = useCrisisCheck(newest !== undefined)
  const handled = useHandledMessages()
  const now = toServerTime(useMinute())
  return useMemo(() => {
    if (!check) return undefined
    const isOpen = ({ messageId, senderId, seenToAt, createdAt }: Message) => {
      const handling = handled.get(messageId)
      const isHandled = seenToAt !== null || (handling !== undefined && handling.error === undefined)
      return senderId !== creatorId && !isHandled && extraCareUntil(createdAt) > now
    }
    return newest?.findLast((message) => isOpen(message) && mayNeedCare(message, check))?.messageId
  }, [check, newest, creatorId, handled, now])
}
