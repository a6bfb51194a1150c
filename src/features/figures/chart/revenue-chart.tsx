import { useTranslation } from '@/i18n/use-translation'

import type { RevenueKind } from '@/domain/money/revenue-kind'

import type { FigureFilter } from '../filter/use-figure-filter'
import { TypeChart } from './type-chart'
import { type Fault, WidgetFault } from '../widget-fault'

/** What fans paid in each step of a period, by type. */
export interface RevenueSteps {
  currency: string
  series: readonly { at: number; byType: Readonly<Record<RevenueKind, number>> }[]
}

interface RevenueChartProps {
  /** Undefined while it loads. */
  revenue: RevenueSteps | undefined
  fault: Fault | undefined
  filter: Pick<FigureFilter, 'basis' | 'timezone'>
  /** Formula and population, with the zone. */
  info: string
  className?: string
}

/** Shows what fans paid the creators for, per day. */
export function RevenueChart({ revenue, fault, filter, info, className = '' }: RevenueChartProps) {
  const { t } = useTranslation('analytics')
  return (
    <TypeChart
      className={className}
      name={t('overview.revenue')}
      info={info}
      of={revenue}
      basis={filter.basis}
      timezone={filter.timezone}
      fallback={fault && <WidgetFault fault={fault} />}
    />
  )
}
