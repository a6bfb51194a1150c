import { dayOf } from '@/domain/day'
import { OVERVIEW_ALERT_KINDS, type OverviewAlert } from '@/domain/overview'
import { isScreenName, routeFacts, type RouteName } from '@/domain/routes'

import { ASSIGN } from '../floor/floor-address'

export type AlertKind = OverviewAlert['kind']

/** Alerts of one kind together: ten creators without cover are one item. */
export interface Matter {
  kind: AlertKind
  alerts: readonly OverviewAlert[]
}

/** Groups alerts by kind, the most urgent first. */
export const mattersOf = (alerts: readonly OverviewAlert[]): Matter[] =>
  OVERVIEW_ALERT_KINDS.map((kind) => ({
    kind,
    alerts: alerts.filter((alert) => alert.kind === kind),
  })).filter((matter) => matter.alerts.length > 0)

const address = (name: RouteName, params: Record<string, string> = {}): string | undefined => {
  if (!isScreenName(name)) return undefined
  const search = new URLSearchParams(params).toString()
  return `${routeFacts(name).path}${search && `?${search}`}`
}

interface Moment {
  /** The agency's time zone; work logs are listed by its days. */
  timezone: string
  now: number
}

function longLogs(alerts: readonly OverviewAlert[], { timezone, now }: Moment): Record<string, string> {
  const first = Math.min(now, ...alerts.flatMap(({ at }) => at ?? []))
  const period = `${dayOf(first, timezone)}..${dayOf(now, timezone)}`
  const people = alerts.flatMap(({ userId }) => userId ?? []).join(',')
  return { flag: 'over_12_h', period, ...(people && { people }) }
}

/** Links to the page that shows what the alerts name, filtered to them. */
export function addressOf({ kind, alerts }: Matter, moment: Moment): string | undefined {
  const creators = alerts.flatMap(({ creatorId }) => creatorId ?? [])
  const [only] = creators
  switch (kind) {
    case 'no_cover':
      return address('agencyManage', creators.length === 1 && only !== undefined ? { [ASSIGN]: only } : {})
    case 'refund_spike':
      return address('chatterPerformance', {
        tab: 'sales',
        sales: 'refunded',
        period: 'last_24_h',
        ...(creators.length > 0 && { creators: creators.join(',') }),
      })
    case 'long_work_log':
      return address('agencyEmployees', { tab: 'work-logs', ...longLogs(alerts, moment) })
    case 'pending_correction':
      return address('agencyEmployees', { tab: 'work-logs' })
    default:
      return undefined
  }
}
