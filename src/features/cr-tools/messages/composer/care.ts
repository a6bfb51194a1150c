import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { CARE_LOOKS_BACK_MESSAGES } from '@/config/constants'
import type { OpenChannel } from '@/domain/channel'
import type { Message } from '@/domain/message'

import { threadOf } from '../../thread-cache'

type Check = (text: string) => boolean

/** Messages that somebody has seen to, in this page's life. */
const seenTo = new Set<string>()
const listeners = new Set<() => void>()

/** Says that a fan's message has been seen to: selling may go on. */
export function seeTo(messageId: string): void {
  seenTo.add(messageId)
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const judged = new WeakMap<Message, boolean>()

/** Judged once: a thread grows by one message at a time. */
function isInNeed(message: Message, check: Check): boolean {
  const known = judged.get(message)
  if (known !== undefined) return known
  const is = message.text !== '' && check(message.text)
  judged.set(message, is)
  return is
}

/** The check of every language, once its code is there; without it nothing is told. */
function useCheck(): Check | undefined {
  const [check, setCheck] = useState<Check>()
  useEffect(() => {
    let isGone = false
    import('@/domain/crisis').then(
      ({ isCrisis }) => !isGone && setCheck(() => isCrisis),
      () => undefined,
    )
    return () => void (isGone = true)
  }, [])
  return check
}

/** The newest message of a fan, in a group of any of them, that may need care and that nobody has seen to yet (crisis help, point 9). */
export function useMessageInNeed(
  creatorId: string,
  { channelId }: Pick<OpenChannel, 'channelId'>,
): string | undefined {
  const check = useCheck()
  const { data } = useQuery({ ...threadOf(creatorId, channelId), enabled: false })
  const count = useSyncExternalStore(subscribe, () => seenTo.size)
  return useMemo(() => {
    if (!check) return undefined
    const recent = data?.messages.slice(-CARE_LOOKS_BACK_MESSAGES) ?? []
    const isOpen = (message: Message) => message.senderId !== creatorId && !seenTo.has(message.messageId)
    return recent.findLast((message) => isOpen(message) && isInNeed(message, check))?.messageId
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `count` stands for what has been seen to
  }, [check, data, creatorId, count])
}
