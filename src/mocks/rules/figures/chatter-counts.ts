import type { ChatterFigures } from '@/domain/figures/chatter-figures'
import { centsPerHour, mean, meanCents, perHour, quantile, ratio, type Tally } from '@/domain/figures/metrics'

/** Counts of a chatter's work that add up over parts of a period. */
export interface ChatterCounts {
  clockedSeconds: number
  activeSeconds: number
  plannedSeconds: number
  /** Clocked while planned. */
  keptSeconds: number
  /** Attributed sales in the requested basis, and net. */
  sales: number
  netSales: number
  messages: number
  paidMessages: number
  unlockedMessages: number
  openMessages: number
  /** Sum of the prices of all paid messages, and of those bought. */
  priceSum: number
  soldPriceSum: number
  ppvRevenue: number
  tips: number
  unansweredTurns: number
  keystrokes: number
  replies: Tally
}

/** Distinct fans. These never add up over parts that share fans. */
export interface FanCounts {
  fansChatted: number
  fansConverted: number
}

export const NO_CHATTER_COUNTS: ChatterCounts = {
  clockedSeconds: 0,
  activeSeconds: 0,
  plannedSeconds: 0,
  keptSeconds: 0,
  sales: 0,
  netSales: 0,
  messages: 0,
  paidMessages: 0,
  unlockedMessages: 0,
  openMessages: 0,
  priceSum: 0,
  soldPriceSum: 0,
  ppvRevenue: 0,
  tips: 0,
  unansweredTurns: 0,
  keystrokes: 0,
  replies: { values: [], counts: [] },
}

const wholeSeconds = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds)

/** Derives the figures from the counts. */
export const toChatterFigures = (counts: ChatterCounts, fans: FanCounts): ChatterFigures => ({
  clockedSeconds: counts.clockedSeconds,
  activeSeconds: counts.activeSeconds,
  plannedSeconds: counts.plannedSeconds,
  activeShare: ratio(counts.activeSeconds, counts.clockedSeconds),
  adherence: ratio(counts.keptSeconds, counts.plannedSeconds),
  sales: counts.sales,
  salesPerHour: centsPerHour(counts.netSales, counts.clockedSeconds),
  messages: counts.messages,
  messagesPerHour: perHour(counts.messages, counts.clockedSeconds),
  paidMessages: counts.paidMessages,
  unlockedMessages: counts.unlockedMessages,
  openMessages: counts.openMessages,
  goldenRatio: ratio(counts.paidMessages, counts.messages),
  unlockRate: ratio(counts.unlockedMessages, counts.paidMessages),
  ppvRevenue: counts.ppvRevenue,
  averagePrice: meanCents(counts.priceSum, counts.paidMessages),
  averageSoldPrice: meanCents(counts.soldPriceSum, counts.unlockedMessages),
  tips: counts.tips,
  fansChatted: fans.fansChatted,
  fansConverted: fans.fansConverted,
  conversion: ratio(fans.fansConverted, fans.fansChatted),
  medianReplySeconds: wholeSeconds(quantile(counts.replies, 0.5)),
  meanReplySeconds: wholeSeconds(mean(counts.replies)),
  p90ReplySeconds: wholeSeconds(quantile(counts.replies, 0.9)),
  unansweredTurns: counts.unansweredTurns,
  keystrokes: counts.keystrokes,
})
