import { OVERVIEW_ALERT_KINDS, type OverviewAlert } from '@/domain/overview'
import { isScreenName, routeFacts, type RouteName } from '@/domain/routes'

export type AlertKind = OverviewAlert['kind']

/** Alerts of one kind together, so that ten creators without cover are one matter. */
export interface Matter {
  kind: AlertKind
  alerts: readonly OverviewAlert[]
}

/** The matters in the order in which they cannot wait. */
export const mattersOf = (alerts: readonly OverviewAlert[]): Matter[] =>
  OVERVIEW_ALERT_KINDS.map((kind) => ({
    kind,
    alerts: alerts.filter((alert) => alert.kind === kind),
  })).filter((matter) => matter.alerts.length > 0)

const address = (name: RouteName, search = ''): string | undefined =>
  isScreenName(name) ? `${routeFacts(name).path}${search}` : undefined

/** The page where a matter is settled; one that concerns creators shows these. */
export function addressOf({ kind, alerts }: Matter): string | undefined {
  const creators = alerts.flatMap(({ creatorId }) => creatorId ?? []).join(',')
  switch (kind) {
    case 'no_cover':
      return address('agencyManage')
    case 'refund_spike':
      return address('chatterPerformance', `?tab=sales&creators=${encodeURIComponent(creators)}`)
    case 'long_work_log':
    case 'pending_correction':
      return address('agencyEmployees', '?tab=work-logs')
    default:
      return undefined
  }
}
