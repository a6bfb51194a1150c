import type { ChatterFigures } from '@/domain/chatter-figures'

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

/** Whether there is nothing to show yet: neither a minute on the clock, nor a message, nor a sale. */
export const isNothingYet = (figures: ChatterFigures): boolean =>
  figures.clockedSeconds === 0 && figures.messages === 0 && figures.sales === 0
