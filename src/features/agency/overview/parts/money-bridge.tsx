import { useTranslation } from '@/i18n/use-translation'

import type { Overview } from '@/domain/figures/overview'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { formatMoney, formatPercent } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { BridgeChart } from '@/ui/chart/bridge-chart'

import { type Fault, WidgetFault } from '@/features/figures/widget-fault'
import { BRIDGE_STEPS, bridgeOf } from '../bridge-steps'

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
      : t(`overview.bridge_${id}`)
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
