import * as v from 'valibot'

import { count, orNull } from '@/lib/lenient-schema'

import { Cents, cents } from '../money/money'

const seconds = count

/**
 * Figures of staff work for one person, creator or period. Shares are fractions, null means no data; amounts
 * use the response's one currency. Counts add up over parts; shares, means and medians are recomputed.
 */
export const ChatterFigures = v.object({
  clockedSeconds: seconds,
  activeSeconds: seconds,
  plannedSeconds: seconds,
  /** Active ÷ clocked. */
  activeShare: orNull(v.number()),
  /** Clocked ∩ planned ÷ planned. */
  adherence: orNull(v.number()),
  /** Attributed sales, in the requested basis. */
  sales: cents,
  /** Attributed net sales ÷ clocked hours; null under 15 minutes clocked. */
  salesPerHour: orNull(Cents),
  /** Direct messages. */
  messages: count,
  messagesPerHour: orNull(v.number()),
  paidMessages: count,
  unlockedMessages: count,
  /** Paid messages of the period that may still be bought. */
  openMessages: count,
  /** Paid ÷ direct messages. */
  goldenRatio: orNull(v.number()),
  /** Unlocked ÷ paid messages of the period, by the day they were sent. */
  unlockRate: orNull(v.number()),
  /** Payments for unlocking, by the day they were made. */
  ppvRevenue: cents,
  averagePrice: orNull(Cents),
  averageSoldPrice: orNull(Cents),
  tips: cents,
  /** Fans with at least one direct message; totals count each fan once. */
  fansChatted: count,
  fansConverted: count,
  conversion: orNull(v.number()),
  medianReplySeconds: orNull(v.number()),
  meanReplySeconds: orNull(v.number()),
  p90ReplySeconds: orNull(v.number()),
  /** Fan turns without a reply; excluded from the reply times. */
  unansweredTurns: count,
  keystrokes: count,
})
export interface ChatterFigures extends v.InferOutput<typeof ChatterFigures> {}

/** The format of a figure; a reply is a short duration. */
export type FigureUnit = 'money' | 'count' | 'decimal' | 'share' | 'span' | 'reply'

/** How each figure is shown and exported. */
export const FIGURE_UNIT = {
  clockedSeconds: 'span',
  activeSeconds: 'span',
  plannedSeconds: 'span',
  activeShare: 'share',
  adherence: 'share',
  sales: 'money',
  salesPerHour: 'money',
  messages: 'count',
  messagesPerHour: 'decimal',
  paidMessages: 'count',
  unlockedMessages: 'count',
  openMessages: 'count',
  goldenRatio: 'share',
  unlockRate: 'share',
  ppvRevenue: 'money',
  averagePrice: 'money',
  averageSoldPrice: 'money',
  tips: 'money',
  fansChatted: 'count',
  fansConverted: 'count',
  conversion: 'share',
  medianReplySeconds: 'reply',
  meanReplySeconds: 'reply',
  p90ReplySeconds: 'reply',
  unansweredTurns: 'count',
  keystrokes: 'count',
} as const satisfies Record<keyof ChatterFigures, FigureUnit>
