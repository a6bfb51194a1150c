import { useTranslation } from '@/i18n/use-translation'

import { formatNumber } from '@/i18n/format'
import { LineChart } from '@/ui/chart/line-chart'

import { type Fault, WidgetFault } from '../widget-fault'

interface TrafficChartProps {
  /** Undefined until the response arrives. */
  points: readonly { at: number; clicks: number; members: number }[] | undefined
  timezone: string
  fault: Fault | undefined
}

/** Shows clicks on tracking links and the members they brought, over time. */
export function TrafficChart({ points, timezone, fault }: TrafficChartProps) {
  const { t } = useTranslation('analytics')
  const shown = (fault ? undefined : points) ?? []
  return (
    <LineChart
      name={t('insights.traffic_chart')}
      unit={t('insights.traffic_unit')}
      info={t('insights.clicks_info', { zone: timezone })}
      points={shown.map(({ at }) => at)}
      series={[
        {
          id: 'clicks',
          label: t('insights.clicks'),
          color: 'stats-1',
          values: shown.map(({ clicks }) => clicks),
        },
        {
          id: 'members',
          label: t('insights.members'),
          color: 'stats-2',
          values: shown.map(({ members }) => members),
        },
      ]}
      format={(value) => formatNumber(value)}
      timezone={timezone}
      isLoading={!points && !fault}
      empty={fault && <WidgetFault fault={fault} />}
    />
  )
}
