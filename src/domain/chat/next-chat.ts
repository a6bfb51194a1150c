import { MINUTE_MS } from '@/lib/duration'

import type { Channel } from './channel'

/** What counts for the next chat beside the wait, each in minutes waited (screens S10). */
const NEXT_CHAT_WEIGHTS = {
  /** For each power of ten of the fan's spend in whole units. */
  spendMagnitude: 4,
  online: 3,
  expiring: 3,
  /** A due follow-up. */
  owed: 10,
} as const

interface NextChatFacts extends Pick<Channel, 'isOnline' | 'memberState'> {
  ourTurnSince: number | null
  /** In cents. */
  spend: number
  /** Whether a follow-up with the fan is due. */
  isOwed: boolean
}

/** How urgent a chat is, as minutes waited: the highest is next. */
export function nextChatPriority(chat: NextChatFacts, now: number): number {
  const { ourTurnSince, spend, isOnline, memberState, isOwed } = chat
  const { spendMagnitude, online, expiring, owed } = NEXT_CHAT_WEIGHTS
  return (
    (now - (ourTurnSince ?? now)) / MINUTE_MS +
    Math.log10(1 + spend / 100) * spendMagnitude +
    (isOnline ? online : 0) +
    (memberState === 'expiring' ? expiring : 0) +
    (isOwed ? owed : 0)
  )
}
