import type { OverviewBridge, OverviewTotals } from '@/domain/overview'

/** The rows from gross to margin, in their order (screens S2). */
export const BRIDGE_STEPS = [
  { id: 'gross', kind: 'sum' },
  { id: 'platformFee', kind: 'deduction' },
  { id: 'net', kind: 'sum' },
  { id: 'creatorsShare', kind: 'deduction' },
  { id: 'agencyShare', kind: 'sum' },
  { id: 'chatterCost', kind: 'deduction' },
  { id: 'margin', kind: 'result' },
] as const satisfies readonly { id: keyof OverviewBridge; kind: 'sum' | 'deduction' | 'result' }[]

/** The bridge as the server gave it, or from the totals: what lies between two of them is what went. */
export const bridgeOf = (totals: OverviewTotals, bridge: OverviewBridge | null = null): OverviewBridge =>
  bridge ?? {
    ...totals,
    platformFee: totals.gross - totals.net,
    creatorsShare: totals.net - totals.agencyShare,
  }
