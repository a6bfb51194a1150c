import { useTranslation } from '@/i18n/use-translation'

import type { Fault } from '../widget-fault'
import { CountCharts } from './count-charts'

interface TrafficChartsProps {
  /** Undefined until the response arrives. */
  points: readonly { at: number; clicks: number; members: number }[] | undefined
  timezone: string
  fault: Fault | undefined
  /** Of a single link, not of all visits. */
  isOneLink?: boolean
}

/** Clicks on tracking links and the members they brought. */
export function TrafficCharts({ points, timezone, fault, isOneLink = false }: TrafficChartsProps) {
  const { t } = useTranslation('analytics')
  const zone = { zone: timezone }
  return (
    <CountCharts
      charts={[
        {
          id: 'clicks',
          name: t('insights.clicks'),
          info: t(isOneLink ? 'insights.clicks_info' : 'insights.traffic_clicks_info', zone),
        },
        {
          id: 'members',
          name: t('insights.members'),
          info: t(isOneLink ? 'insights.link_members_info' : 'insights.traffic_members_info', zone),
        },
      ]}
      points={points}
      timezone={timezone}
      fault={fault}
    />
  )
}
