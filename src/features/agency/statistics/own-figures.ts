import type { ChatterFigures } from '@/domain/figures/chatter-figures'
import type { OwnStatistics } from '@/domain/figures/own-statistics'

/** Figures that have the name of the team's. */
type TeamNamed =
  | 'messages'
  | 'paidMessages'
  | 'goldenRatio'
  | 'unlockRate'
  | 'medianReplySeconds'
  | 'fansConverted'
type OwnNamed = 'sales' | 'salesPerHour' | 'fansChatted'

export interface OwnFigure {
  id: OwnNamed | TeamNamed
  /** The key of its name. */
  name: `statistics.${OwnNamed}` | `performance.figure_${TeamNamed}`
  /** Less is better. */
  isCost?: true
  /** Adds up over days, so a trend is possible. */
  isSum?: true
}

/** A chatter's own figures, in the order of the cards (screens S3). */
export const OWN_FIGURES: readonly OwnFigure[] = [
  { id: 'sales', name: 'statistics.sales', isSum: true },
  { id: 'salesPerHour', name: 'statistics.salesPerHour' },
  { id: 'messages', name: 'performance.figure_messages', isSum: true },
  { id: 'paidMessages', name: 'performance.figure_paidMessages', isSum: true },
  { id: 'goldenRatio', name: 'performance.figure_goldenRatio' },
  { id: 'unlockRate', name: 'performance.figure_unlockRate' },
  { id: 'medianReplySeconds', name: 'performance.figure_medianReplySeconds', isCost: true },
  { id: 'fansChatted', name: 'statistics.fansChatted' },
  { id: 'fansConverted', name: 'performance.figure_fansConverted' },
]

/** Reply figures shown with the median, and turns without a reply beside it. */
export const REPLY_FIGURES = [
  'meanReplySeconds',
  'p90ReplySeconds',
  'unansweredTurns',
] as const satisfies readonly (keyof ChatterFigures)[]

export type OwnFigureId = OwnFigure['id'] | (typeof REPLY_FIGURES)[number]

/** Whether a chatter has no clocked minute, no message and no sale. */
export const hasNoWork = (figures: ChatterFigures): boolean =>
  figures.clockedSeconds === 0 && figures.messages === 0 && figures.sales === 0

/** The shortest period that can tell a beginner from a few days off. */
const MIN_BEGINNER_DAYS = 7

/**
 * Whether nothing was ever collected, as far as the response shows: not in the period, the previous one, this week, or
 * the band. Unknown, and so false, for a few days or for some creators.
 */
export const isBeginner = (
  { metrics, previous, clockedThisWeek, band }: OwnStatistics,
  { creatorIds, days }: { creatorIds: readonly string[]; days: number },
): boolean =>
  creatorIds.length === 0 &&
  days >= MIN_BEGINNER_DAYS &&
  hasNoWork(metrics) &&
  (previous === null || hasNoWork(previous)) &&
  clockedThisWeek === 0 &&
  band.every(({ high }) => high === 0)
