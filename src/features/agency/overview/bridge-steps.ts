import type { OverviewBridge, OverviewTotals } from '@/domain/figures/overview'

/** Adds what fans paid before refunds. */
interface BridgeWithPaid extends OverviewBridge {
  paid: number
}

/** The rows from what fans paid to margin, in order (screens S2). */
export const BRIDGE_STEPS = [
  { id: 'paid', kind: 'sum' },
  { id: 'refunds', kind: 'deduction' },
  { id: 'gross', kind: 'sum' },
  { id: 'platformFee', kind: 'deduction' },
  { id: 'net', kind: 'sum' },
  { id: 'creatorsShare', kind: 'deduction' },
  { id: 'agencyShare', kind: 'sum' },
  { id: 'chatterCost', kind: 'deduction' },
  { id: 'margin', kind: 'result' },
] as const satisfies readonly { id: keyof BridgeWithPaid; kind: 'sum' | 'deduction' | 'result' }[]

/** Returns the server's bridge, or derives it: the difference of two totals is what was deducted. */
export function bridgeOf(totals: OverviewTotals, given: OverviewBridge | null = null): BridgeWithPaid {
  const bridge = given ?? {
    ...totals,
    refunds: 0,
    platformFee: totals.gross - totals.net,
    creatorsShare: totals.net - totals.agencyShare,
  }
  return { ...bridge, paid: bridge.gross + bridge.refunds }
}
