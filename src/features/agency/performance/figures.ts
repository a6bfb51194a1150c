import type { ChatterFigures } from '@/domain/chatter-figures'
import { type FileCell, moneyCell, shareCell } from '@/lib/file-cell'

export type FigureId = keyof ChatterFigures

/** The format of a figure. */
export type FigureUnit = 'money' | 'count' | 'decimal' | 'share' | 'span'

/** The evidence of a figure: messages, sales, work logs or turns of fans. */
export type EvidenceKind = 'messages' | 'sales' | 'logs' | 'turns'

export interface Figure {
  id: FigureId
  unit: FigureUnit
  behind: EvidenceKind
  /** Hidden in the table until the user shows it. */
  isHiddenAtFirst?: true
}

const hidden = { isHiddenAtFirst: true } as const

/** The figures of the table in order (screens S7); rare ones start hidden. */
export const FIGURES: readonly Figure[] = [
  { id: 'clockedSeconds', unit: 'span', behind: 'logs' },
  { id: 'activeShare', unit: 'share', behind: 'logs' },
  { id: 'sales', unit: 'money', behind: 'sales' },
  { id: 'salesPerHour', unit: 'money', behind: 'sales' },
  { id: 'messages', unit: 'count', behind: 'messages' },
  { id: 'paidMessages', unit: 'count', behind: 'messages' },
  { id: 'goldenRatio', unit: 'share', behind: 'messages' },
  { id: 'unlockRate', unit: 'share', behind: 'messages' },
  { id: 'ppvRevenue', unit: 'money', behind: 'sales' },
  { id: 'averageSoldPrice', unit: 'money', behind: 'messages' },
  { id: 'tips', unit: 'money', behind: 'sales' },
  { id: 'fansChatted', unit: 'count', behind: 'messages' },
  { id: 'conversion', unit: 'share', behind: 'sales' },
  { id: 'medianReplySeconds', unit: 'span', behind: 'messages' },
  { id: 'p90ReplySeconds', unit: 'span', behind: 'messages' },
  { id: 'unansweredTurns', unit: 'count', behind: 'turns' },
  { id: 'keystrokes', unit: 'count', behind: 'messages' },
  { id: 'adherence', unit: 'share', behind: 'logs' },
  { id: 'plannedSeconds', unit: 'span', behind: 'logs', ...hidden },
  { id: 'activeSeconds', unit: 'span', behind: 'logs', ...hidden },
  { id: 'messagesPerHour', unit: 'decimal', behind: 'messages', ...hidden },
  { id: 'unlockedMessages', unit: 'count', behind: 'messages', ...hidden },
  { id: 'openMessages', unit: 'count', behind: 'messages', ...hidden },
  { id: 'averagePrice', unit: 'money', behind: 'messages', ...hidden },
  { id: 'fansConverted', unit: 'count', behind: 'sales', ...hidden },
  { id: 'meanReplySeconds', unit: 'span', behind: 'messages', ...hidden },
]

const BY_ID = new Map(FIGURES.map((figure) => [figure.id, figure]))

/** The definition of a figure; the list contains every id. */
export const figureOf = (id: FigureId): Figure => BY_ID.get(id) ?? { id, unit: 'count', behind: 'messages' }

/** Figures where less is better. */
const COSTS: ReadonlySet<FigureId> = new Set([
  'medianReplySeconds',
  'meanReplySeconds',
  'p90ReplySeconds',
  'unansweredTurns',
])
export const isCost = (id: FigureId): boolean => COSTS.has(id)

const HOUR_S = 3600
const MANY_HOURS = 100

/** Rounds long durations to hours, since a tile has no space for minutes. */
export const inWholeHours = (seconds: number): number =>
  seconds < MANY_HOURS * HOUR_S ? seconds : Math.round(seconds / HOUR_S) * HOUR_S

/** The exported value: hours instead of seconds, except for reply times. */
export function fileFigure(id: FigureId, value: number | null, currency: string): FileCell {
  if (value === null) return null
  const { unit } = figureOf(id)
  if (unit === 'money') return moneyCell({ amount: value, currency })
  if (unit === 'span' && !id.includes('Reply')) return Math.round((value / 3600) * 100) / 100
  return unit === 'share' ? shareCell(value) : value
}

/** With fewer, a share says little. */
const FEW = 20
const BASE_OF: Partial<Record<FigureId, FigureId>> = {
  goldenRatio: 'messages',
  unlockRate: 'paidMessages',
  averageSoldPrice: 'unlockedMessages',
  conversion: 'fansChatted',
}

/** Whether the base of a figure is too small to compare it. */
export function isThin(id: FigureId, figures: ChatterFigures): boolean {
  const base = BASE_OF[id]
  return base !== undefined && figures[id] !== null && (figures[base] ?? 0) < FEW
}

/** The number of unlocks still for sale, shown beside the unlock rate they may raise. */
export const openBeside = (id: FigureId, { openMessages }: ChatterFigures): number =>
  id === 'unlockRate' ? openMessages : 0
