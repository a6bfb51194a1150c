import { useTranslation } from '@/i18n/use-translation'

import type { Overview } from '@/domain/overview'
import { TypeChart } from '@/features/figures/type-chart'
import { type Fault, WidgetFault } from '@/features/figures/widget-fault'

import type { AgencyFilter } from '../../filter/agency-filter'

interface RevenueChartProps {
  overview: Overview | undefined
  fault: Fault | undefined
  filter: AgencyFilter
  className?: string
}

/** What fans paid the creators for, day by day. */
export function RevenueChart({ overview, fault, filter, className = '' }: RevenueChartProps) {
  const { t } = useTranslation('analytics')
  return (
    <TypeChart
      className={className}
      name={t('overview.revenue')}
      info={t('overview.revenue_info', { zone: filter.timezone })}
      of={overview}
      basis={filter.basis}
      timezone={filter.timezone}
      instead={fault && <WidgetFault fault={fault} />}
    />
  )
}
