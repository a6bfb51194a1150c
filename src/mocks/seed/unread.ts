import { MINUTE_MS } from './calendar'
import type { SeedCreator } from './creators'
import { between, chance } from './random'

export interface SeedUnread {
  messages: number
  notifications: number
  orders: number
  /** Fans whose turn is unanswered. */
  waiting: number
  payingWaiting: number
  oldestWaitAt: number | null
}

/** How long a quiet stretch lasts before the counts of a creator move again. */
const STEP_MINUTES = 3

/** What waits for an answer at a moment: it moves a little every few minutes, and is the same for all who look. */
export function unreadAt(creator: SeedCreator, at: number): SeedUnread {
  if (creator.status === 'ended' || creator.isHidden) {
    return { messages: 0, notifications: 0, orders: 0, waiting: 0, payingWaiting: 0, oldestWaitAt: null }
  }
  // Every creator steps at a minute of its own, so that the list does not jump as one.
  const step = Math.floor((at / MINUTE_MS + creator.index) / STEP_MINUTES)
  const usual = Math.max(1, Math.round(creator.dailyGross / 20_000))
  const messages = creator.status === 'paused' ? 0 : between(chance(101, creator.index, step), 0, usual + 3)
  const waiting = Math.min(messages, between(chance(102, creator.index, step), 0, 12))
  const waitedMinutes = between(chance(103, creator.index, step), 1, 12)
  return {
    messages,
    notifications: between(chance(104, creator.index, step), 0, Math.ceil(usual / 2)),
    orders: between(chance(105, creator.index, step), 0, 2),
    waiting,
    payingWaiting: Math.min(waiting, between(chance(106, creator.index, step), 0, 3)),
    oldestWaitAt: waiting === 0 ? null : (step * STEP_MINUTES - creator.index - waitedMinutes) * MINUTE_MS,
  }
}
