import type { ChatterFigures } from '@/domain/figures/chatter-figures'
import { isLowData } from '@/domain/figures/metrics'
import type { Sale } from '@/domain/money/sale'

export type FigureId = keyof ChatterFigures

interface MessageFilter {
  paid?: boolean
  bought?: boolean
  open?: boolean
  /** Seconds. */
  replyOver?: number
}

/** What a figure counts: messages, sales, work logs or turns of fans. */
type EvidenceSource =
  | { kind: 'messages'; filter?: MessageFilter | ((figures: ChatterFigures) => MessageFilter) }
  | { kind: 'sales'; sale?: Sale['kind'] }
  | { kind: 'logs' | 'turns' }

interface FigureDefinition {
  evidence: EvidenceSource
  /** What a share or mean is of: a small one is marked. */
  base?: FigureId
  /** Less is better. */
  isCost?: true
  /** Hidden in the table until the user shows it. */
  isHiddenAtFirst?: true
}

const LOGS = { kind: 'logs' } as const
const SALES = { kind: 'sales' } as const
const MESSAGES = { kind: 'messages' } as const
const PAID = { kind: 'messages', filter: { paid: true } } as const
const BOUGHT = { kind: 'messages', filter: { paid: true, bought: true } } as const
const REPLIES = { kind: 'messages', filter: { replyOver: 0 } } as const

/** The figures of the table in order (screens S7); rare ones start hidden. */
export const FIGURE: Readonly<Record<FigureId, FigureDefinition>> = {
  clockedSeconds: { evidence: LOGS },
  activeShare: { evidence: LOGS },
  sales: { evidence: SALES },
  salesPerHour: { evidence: SALES },
  messages: { evidence: MESSAGES },
  paidMessages: { evidence: PAID },
  goldenRatio: { evidence: PAID, base: 'messages' },
  unlockRate: { evidence: PAID, base: 'paidMessages' },
  ppvRevenue: { evidence: { kind: 'sales', sale: 'paid_dms' } },
  averageSoldPrice: { evidence: BOUGHT, base: 'unlockedMessages' },
  tips: { evidence: { kind: 'sales', sale: 'tips' } },
  fansChatted: { evidence: MESSAGES },
  conversion: { evidence: SALES, base: 'fansChatted' },
  medianReplySeconds: { evidence: REPLIES, isCost: true },
  p90ReplySeconds: {
    evidence: {
      kind: 'messages',
      filter: ({ p90ReplySeconds }) => ({ replyOver: p90ReplySeconds ?? 0 }),
    },
    isCost: true,
  },
  unansweredTurns: { evidence: { kind: 'turns' }, isCost: true },
  keystrokes: { evidence: MESSAGES },
  adherence: { evidence: LOGS },
  plannedSeconds: { evidence: LOGS, isHiddenAtFirst: true },
  activeSeconds: { evidence: LOGS, isHiddenAtFirst: true },
  messagesPerHour: { evidence: MESSAGES, isHiddenAtFirst: true },
  unlockedMessages: { evidence: BOUGHT, isHiddenAtFirst: true },
  openMessages: { evidence: { kind: 'messages', filter: { open: true } }, isHiddenAtFirst: true },
  averagePrice: { evidence: PAID, isHiddenAtFirst: true },
  fansConverted: { evidence: SALES, isHiddenAtFirst: true },
  meanReplySeconds: { evidence: REPLIES, isCost: true, isHiddenAtFirst: true },
}

// The record has these keys alone.
export const FIGURE_IDS = Object.keys(FIGURE) as FigureId[]

/** Whether the base of a figure is too small to compare it. */
export function hasSmallBase(id: FigureId, figures: ChatterFigures): boolean {
  const { base } = FIGURE[id]
  return base !== undefined && figures[id] !== null && isLowData(figures[base] ?? 0)
}

/** The number of unlocks still for sale, shown beside the unlock rate they may raise. */
export const openUnlocks = (id: FigureId, { openMessages }: ChatterFigures): number =>
  id === 'unlockRate' ? openMessages : 0
