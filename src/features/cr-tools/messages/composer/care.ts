import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'

import { careUntil } from '@/domain/care'
import type { OpenChannel } from '@/domain/channel'
import type { Message } from '@/domain/message'
import { toServerTime } from '@/services/server-clock'
import { useMinute } from '@/services/tick'

import { threadOf } from '../../thread-cache'
import { useSeenTo } from './seen-to'

type Check = (text: string) => boolean

const judged = new WeakMap<Message, boolean>()

/** Cached by message, because a thread grows by one message at a time. */
function isInNeed(message: Message, check: Check): boolean {
  const known = judged.get(message)
  if (known !== undefined) return known
  const is = message.text !== '' && check(message.text)
  judged.set(message, is)
  return is
}

/** Lazily loads the check for all languages; undefined until it has loaded. */
function useCheck(isWanted: boolean): Check | undefined {
  const [check, setCheck] = useState<Check>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    import('@/domain/crisis').then(
      ({ isCrisis }) => !isGone && setCheck(() => isCrisis),
      () => undefined,
    )
    return () => void (isGone = true)
  }, [isWanted])
  return check
}

/**
 * Returns the newest unhandled fan message at the end of the conversation that may need care, wherever the
 * user reads.
 */
export function useMessageInNeed(
  creatorId: string,
  { channelId }: Pick<OpenChannel, 'channelId'>,
): string | undefined {
  const newest = useQuery({ ...threadOf(creatorId, channelId), enabled: false }).data?.newest
  const check = useCheck(newest !== undefined)
  const seenTo = useSeenTo()
  const now = toServerTime(useMinute())
  return useMemo(() => {
    if (!check) return undefined
    const isOpen = ({ messageId, senderId, seenToAt, createdAt }: Message) => {
      const deed = seenTo.get(messageId)
      const isSeenTo = seenToAt !== null || (deed !== undefined && deed.error === undefined)
      return senderId !== creatorId && !isSeenTo && careUntil(createdAt) > now
    }
    return newest?.findLast((message) => isOpen(message) && isInNeed(message, check))?.messageId
  }, [check, newest, creatorId, seenTo, now])
}
