import type { ChatterFigures } from '@/domain/chatter-figures'
import type { OwnStatistics } from '@/domain/own-statistics'

/** How a figure is written. */
export type OwnUnit = 'money' | 'count' | 'share' | 'reply'

export interface OwnFigure {
  id:
    | 'sales'
    | 'salesPerHour'
    | 'messages'
    | 'paidMessages'
    | 'goldenRatio'
    | 'unlockRate'
    | 'medianReplySeconds'
    | 'fansChatted'
    | 'fansConverted'
  unit: OwnUnit
  /** Less of it is better. */
  isCost?: true
  /** Adds up over days, so that its course can be drawn. */
  isSum?: true
}

/** The figures of a person's own work, in the order of the cards (screens S3). */
export const OWN_FIGURES: readonly OwnFigure[] = [
  { id: 'sales', unit: 'money', isSum: true },
  { id: 'salesPerHour', unit: 'money' },
  { id: 'messages', unit: 'count', isSum: true },
  { id: 'paidMessages', unit: 'count', isSum: true },
  { id: 'goldenRatio', unit: 'share' },
  { id: 'unlockRate', unit: 'share' },
  { id: 'medianReplySeconds', unit: 'reply', isCost: true },
  { id: 'fansChatted', unit: 'count' },
  { id: 'fansConverted', unit: 'count' },
]

/** What else is told of reply times: beside the median, and apart from it (screens, Metrics). */
export const REPLY_FIGURES = [
  { id: 'meanReplySeconds', unit: 'reply' },
  { id: 'p90ReplySeconds', unit: 'reply' },
  { id: 'unansweredTurns', unit: 'count' },
] as const satisfies readonly { id: keyof ChatterFigures; unit: OwnUnit }[]

/** Neither a minute on the clock, nor a message, nor a sale. */
export const hasNoWork = (figures: ChatterFigures): boolean =>
  figures.clockedSeconds === 0 && figures.messages === 0 && figures.sales === 0

/** Fewer days than a week say nothing about whether somebody ever worked. */
const TELLING_DAYS = 7

/**
 * Whether, as far as the answer tells, nothing was ever collected: not in the period, the one before, this week and what
 * the band knows. Of a few days or some creators alone it is not known.
 */
export const isNothingYet = (
  { metrics, previous, clockedThisWeek, band }: OwnStatistics,
  { creatorIds, days }: { creatorIds: readonly string[]; days: number },
): boolean =>
  creatorIds.length === 0 &&
  days >= TELLING_DAYS &&
  hasNoWork(metrics) &&
  (previous === null || hasNoWork(previous)) &&
  clockedThisWeek === 0 &&
  band.every(({ high }) => high === 0)
