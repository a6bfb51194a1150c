import { type ChatterCounts, type FanCounts, NO_CHATTER_COUNTS } from '@/mocks/rules/figures/chatter-counts'

import { REPLY_SECONDS, replyIndex } from '../../seed/work/reply-turns'
import {
  addFan,
  addFans,
  countFans,
  type FanBitset,
  type FansByCreator,
  noFans,
} from '../../seed/channels/fan-sets'
import type { NewStaffMessage } from './live-work'

/** The running counts of part of the work. */
export interface WorkTally {
  counts: ChatterCounts
  /** Histogram of reply times. */
  replies: Uint32Array
  fans: Map<number, FanBitset>
}

export function createTally(): WorkTally {
  const replies = new Uint32Array(REPLY_SECONDS.length)
  return {
    counts: { ...NO_CHATTER_COUNTS, replies: { values: REPLY_SECONDS, counts: replies } },
    replies,
    fans: new Map(),
  }
}

export function countFan({ fans }: WorkTally, creatorIndex: number, channelIndex: number): void {
  let bits = fans.get(creatorIndex)
  if (!bits) {
    bits = noFans()
    fans.set(creatorIndex, bits)
  }
  addFan(bits, channelIndex)
}

/** Counts a single message; `mayOpen`: recent enough to be still buyable. */
export function countMessage(tally: WorkTally, message: NewStaffMessage, mayOpen: boolean): void {
  const { creatorIndex, channelIndex, price, isBought, isRefunded, isUnsent, letters, replySeconds } = message
  const { counts, replies } = tally
  counts.messages += 1
  counts.keystrokes += letters
  countFan(tally, creatorIndex, channelIndex)
  if (replySeconds !== null) {
    const reply = replyIndex(replySeconds)
    replies[reply] = (replies[reply] ?? 0) + 1
  }
  if (price === 0) return
  counts.paidMessages += 1
  counts.priceSum += price
  if (isBought && !isRefunded) {
    counts.unlockedMessages += 1
    counts.soldPriceSum += price
  } else if (!isBought && !isUnsent && mayOpen) counts.openMessages += 1
}

// The counter keys, without the non-numeric one.
const COUNTER_KEYS = Object.keys(NO_CHATTER_COUNTS).filter((key) => key !== 'replies') as Exclude<
  keyof ChatterCounts,
  'replies'
>[]

/** Adds a part to the whole. */
export function addWorkTally(whole: WorkTally, part: WorkTally): void {
  for (const key of COUNTER_KEYS) whole.counts[key] += part.counts[key]
  part.replies.forEach((count, index) => {
    whole.replies[index] = (whole.replies[index] ?? 0) + count
  })
  for (const [creatorIndex, bits] of part.fans) {
    const existing = whole.fans.get(creatorIndex)
    if (existing) addFans(existing, bits)
    else whole.fans.set(creatorIndex, bits.slice())
  }
}

/** Fans who got a message, and how many of them paid. */
export const fanCounts = ({ fans }: WorkTally, payers: FansByCreator): FanCounts => ({
  fansChatted: countFans(fans),
  fansConverted: countFans(fans, payers),
})
