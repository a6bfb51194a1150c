import { formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { LineChart } from '@/ui/chart/line-chart'

import { type Fault, WidgetFault } from '../widget-fault'

interface TrafficChartsProps {
  /** Undefined until the response arrives. */
  points: readonly { at: number; clicks: number; members: number }[] | undefined
  timezone: string
  fault: Fault | undefined
  /** Of a single link, not of all visits. */
  isOneLink?: boolean
}

const SERIES = ['clicks', 'members'] as const

/** Clicks on tracking links and the members they brought, a chart each: members are a fraction of clicks. */
export function TrafficCharts({ points, timezone, fault, isOneLink = false }: TrafficChartsProps) {
  const { t } = useTranslation('analytics')
  const info = {
    clicks: t(isOneLink ? 'insights.clicks_info' : 'insights.traffic_clicks_info', { zone: timezone }),
    members: t(isOneLink ? 'insights.link_members_info' : 'insights.traffic_members_info', {
      zone: timezone,
    }),
  }
  const shown = (fault ? undefined : points) ?? []
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,25rem),1fr))] gap-4">
      {SERIES.map((id, place) => (
        <LineChart
          key={id}
          name={t(`insights.${id}`)}
          unit={t('insights.activity_unit')}
          info={info[id]}
          points={shown.map(({ at }) => at)}
          series={[
            {
              id,
              label: t(`insights.${id}`),
              color: place === 0 ? 'stats-1' : 'stats-2',
              values: shown.map((point) => point[id]),
            },
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
