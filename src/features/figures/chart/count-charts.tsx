import { formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { LineChart } from '@/ui/chart/line-chart'

import { type Fault, WidgetFault } from '../widget-fault'

const COLORS = ['stats-1', 'stats-2'] as const

interface CountChartsProps<Id extends string> {
  charts: readonly { id: Id; name: string; info: string }[]
  /** Undefined until the response arrives. */
  points: readonly ({ at: number } & Readonly<Record<Id, number>>)[] | undefined
  timezone: string
  fault: Fault | undefined
}

/** Two counts of the same times, a chart each: on one axis the smaller would lie flat. */
export function CountCharts<Id extends string>({ charts, points, timezone, fault }: CountChartsProps<Id>) {
  const { t } = useTranslation('analytics')
  const shown = (fault ? undefined : points) ?? []
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,25rem),1fr))] gap-4">
      {charts.map(({ id, name, info }, index) => (
        <LineChart
          key={id}
          name={name}
          unit={t('insights.activity_unit')}
          info={info}
          points={shown.map(({ at }) => at)}
          series={[
            { id, label: name, color: COLORS[index] ?? COLORS[0], values: shown.map((point) => point[id]) },
          ]}
          format={(value) => formatNumber(value)}
          timezone={timezone}
          isLoading={!points && !fault}
          empty={fault && <WidgetFault fault={fault} />}
        />
      ))}
    </div>
  )
}
