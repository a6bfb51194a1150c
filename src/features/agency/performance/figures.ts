import type { ChatterFigures } from '@/domain/figures/chatter-figures'
import { isLowData } from '@/domain/figures/metrics'
import { HOUR_S, secondsIn, type SpanUnit } from '@/lib/duration'
import { type ExportCell, moneyCell, shareCell } from '@/lib/export-cell'

export type FigureId = keyof ChatterFigures

/** The format of a figure. */
type FigureUnit = 'money' | 'count' | 'decimal' | 'share' | 'span'

/** The evidence of a figure: messages, sales, work logs or turns of fans. */
type EvidenceKind = 'messages' | 'sales' | 'logs' | 'turns'

export interface FigureDefinition {
  id: FigureId
  unit: FigureUnit
  evidenceKind: EvidenceKind
  /** Hidden in the table until the user shows it. */
  isHiddenAtFirst?: true
}

const hidden = { isHiddenAtFirst: true } as const

/** The figures of the table in order (screens S7); rare ones start hidden. */
export const FIGURES: readonly FigureDefinition[] = [
  { id: 'clockedSeconds', unit: 'span', evidenceKind: 'logs' },
  { id: 'activeShare', unit: 'share', evidenceKind: 'logs' },
  { id: 'sales', unit: 'money', evidenceKind: 'sales' },
  { id: 'salesPerHour', unit: 'money', evidenceKind: 'sales' },
  { id: 'messages', unit: 'count', evidenceKind: 'messages' },
  { id: 'paidMessages', unit: 'count', evidenceKind: 'messages' },
  { id: 'goldenRatio', unit: 'share', evidenceKind: 'messages' },
  { id: 'unlockRate', unit: 'share', evidenceKind: 'messages' },
  { id: 'ppvRevenue', unit: 'money', evidenceKind: 'sales' },
  { id: 'averageSoldPrice', unit: 'money', evidenceKind: 'messages' },
  { id: 'tips', unit: 'money', evidenceKind: 'sales' },
  { id: 'fansChatted', unit: 'count', evidenceKind: 'messages' },
  { id: 'conversion', unit: 'share', evidenceKind: 'sales' },
  { id: 'medianReplySeconds', unit: 'span', evidenceKind: 'messages' },
  { id: 'p90ReplySeconds', unit: 'span', evidenceKind: 'messages' },
  { id: 'unansweredTurns', unit: 'count', evidenceKind: 'turns' },
  { id: 'keystrokes', unit: 'count', evidenceKind: 'messages' },
  { id: 'adherence', unit: 'share', evidenceKind: 'logs' },
  { id: 'plannedSeconds', unit: 'span', evidenceKind: 'logs', ...hidden },
  { id: 'activeSeconds', unit: 'span', evidenceKind: 'logs', ...hidden },
  { id: 'messagesPerHour', unit: 'decimal', evidenceKind: 'messages', ...hidden },
  { id: 'unlockedMessages', unit: 'count', evidenceKind: 'messages', ...hidden },
  { id: 'openMessages', unit: 'count', evidenceKind: 'messages', ...hidden },
  { id: 'averagePrice', unit: 'money', evidenceKind: 'messages', ...hidden },
  { id: 'fansConverted', unit: 'count', evidenceKind: 'sales', ...hidden },
  { id: 'meanReplySeconds', unit: 'span', evidenceKind: 'messages', ...hidden },
]

const BY_ID = new Map(FIGURES.map((figure) => [figure.id, figure]))

/** The definition of a figure; the list contains every id. */
export const figureDefinition = (id: FigureId): FigureDefinition =>
  BY_ID.get(id) ?? { id, unit: 'count', evidenceKind: 'messages' }

/** Figures where less is better. */
const COSTS: ReadonlySet<FigureId> = new Set([
  'medianReplySeconds',
  'meanReplySeconds',
  'p90ReplySeconds',
  'unansweredTurns',
])
export const isCost = (id: FigureId): boolean => COSTS.has(id)

const MANY_HOURS = 100

/** Rounds long durations to hours, since a tile has no space for minutes. */
export const inWholeHours = (seconds: number): number =>
  seconds < MANY_HOURS * HOUR_S ? seconds : Math.round(seconds / HOUR_S) * HOUR_S

/** The unit of an exported duration: reply times are short. */
export const exportUnitOf = (id: FigureId): SpanUnit | undefined => {
  if (figureDefinition(id).unit !== 'span') return undefined
  return id.includes('Reply') ? 'minute' : 'hour'
}

/** The exported value; a duration is in its unit. */
export function exportFigure(id: FigureId, value: number | null, currency: string): ExportCell {
  if (value === null) return null
  const { unit } = figureDefinition(id)
  if (unit === 'money') return moneyCell({ amount: value, currency })
  const spanUnit = exportUnitOf(id)
  if (spanUnit) return secondsIn(spanUnit, value)
  return unit === 'share' ? shareCell(value) : value
}

const BASE_OF: Partial<Record<FigureId, FigureId>> = {
  goldenRatio: 'messages',
  unlockRate: 'paidMessages',
  averageSoldPrice: 'unlockedMessages',
  conversion: 'fansChatted',
}

/** Whether the base of a figure is too small to compare it. */
export function hasSmallBase(id: FigureId, figures: ChatterFigures): boolean {
  const base = BASE_OF[id]
  return base !== undefined && figures[id] !== null && isLowData(figures[base] ?? 0)
}

/** The number of unlocks still for sale, shown beside the unlock rate they may raise. */
export const openUnlocks = (id: FigureId, { openMessages }: ChatterFigures): number =>
  id === 'unlockRate' ? openMessages : 0
