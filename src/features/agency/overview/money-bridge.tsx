import type { Overview, OverviewBridge, OverviewTotals } from '@/domain/figures/overview'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { type Fault, WidgetFault } from '@/features/figures/widget-fault'
import { formatMoney, formatPercent } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { isolate } from '@/lib/text/isolate'
import { BridgeChart } from '@/ui/chart/bridge-chart'

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

interface MoneyBridgeProps {
  overview: Overview | undefined
  fault: Fault | undefined
  zone: string
}

/** From gross to margin, row by row. */
export function MoneyBridge({ overview, fault, zone }: MoneyBridgeProps) {
  const { t } = useTranslation('analytics')
  const agencyCurrency = useAgencyCurrency()
  const currency = overview?.currency ?? agencyCurrency
  const bridge = overview && bridgeOf(overview.totals, overview.bridge)
  const fee = bridge && bridge.gross > 0 ? bridge.platformFee / bridge.gross : null
  const labelOf = (id: (typeof BRIDGE_STEPS)[number]['id']) =>
    id === 'platformFee' && fee !== null
      ? t('overview.fee_of', { share: isolate(formatPercent(fee, 0)) })
      : t(`metric.${id}`)
  return (
    <BridgeChart
      name={t('overview.bridge')}
      unit={currency}
      info={t('overview.bridge_info', { zone })}
      steps={BRIDGE_STEPS.map(({ id, kind }) => ({ id, kind, label: labelOf(id), value: bridge?.[id] ?? 0 }))}
      format={(amount) => formatMoney({ amount, currency }, { isWhole: true })}
      isLoading={overview === undefined}
      fallback={fault && <WidgetFault fault={fault} />}
    />
  )
}
