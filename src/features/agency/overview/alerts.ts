import type { TFunction } from 'i18next'

import { OVERVIEW_ALERT_KINDS, type OverviewAlert } from '@/domain/figures/overview'
import { hrefWith } from '@/domain/page/href-with'
import { href } from '@/domain/page/routes'
import { dayOf } from '@/domain/time/day'
import { formatCompactDuration, formatList, formatPercent, formatWaitingTime } from '@/i18n/format'
import { HOUR_MS } from '@/lib/duration'
import { isolate } from '@/lib/text/isolate'

export type OverviewAlertKind = OverviewAlert['kind']

/** Alerts of one kind together: ten creators without cover are one item. */
export interface AlertGroup {
  kind: OverviewAlertKind
  alerts: readonly OverviewAlert[]
}

/** Groups alerts by kind, the most urgent first. */
export const groupAlerts = (alerts: readonly OverviewAlert[]): AlertGroup[] =>
  OVERVIEW_ALERT_KINDS.map((kind) => ({
    kind,
    alerts: alerts.filter((alert) => alert.kind === kind),
  })).filter((group) => group.alerts.length > 0)

interface AlertUrlContext {
  /** The agency's time zone; work logs are listed by its days. */
  timezone: string
  now: number
}

function longLogParams(
  alerts: readonly OverviewAlert[],
  { timezone, now }: AlertUrlContext,
): Record<string, string> {
  const first = Math.min(now, ...alerts.flatMap(({ at }) => at ?? []))
  const period = `${dayOf(first, timezone)}..${dayOf(now, timezone)}`
  const people = alerts.flatMap(({ userId }) => userId ?? []).join(',')
  return { flag: 'over_12_h', period, ...(people && { people }) }
}

/** Links to the page that shows what the alerts name, filtered to them. */
export function alertGroupUrl({ kind, alerts }: AlertGroup, moment: AlertUrlContext): string | undefined {
  const creators = alerts.flatMap(({ creatorId }) => creatorId ?? [])
  const [only] = creators
  switch (kind) {
    case 'no_cover':
      return creators.length === 1 && only !== undefined
        ? hrefWith('agencyManage', { assign: only })
        : href('agencyManage')
    case 'refund_spike':
      return hrefWith('chatterPerformance', {
        tab: 'sales',
        sales: 'refunded',
        period: 'last_24_h',
        ...(creators.length > 0 && { creators: creators.join(',') }),
      })
    case 'long_work_log':
      return hrefWith('agencyEmployees', { tab: 'work-logs', ...longLogParams(alerts, moment) })
    case 'pending_correction':
      return hrefWith('agencyEmployees', { tab: 'work-logs' })
    default:
      return undefined
  }
}

interface AlertFacts {
  /** The change of the creator's money, for alerts about it. */
  change: number | null | undefined
  now: number
}

/** Describes an alert in the reader's language if its figures are known, else in the server's text. */
export function alertDetail(
  t: TFunction<'analytics'>,
  { kind, count, chargebacks, text, at }: OverviewAlert,
  facts: AlertFacts,
): string {
  if (kind === 'revenue_drop' && typeof facts.change === 'number')
    return isolate(formatPercent(facts.change, 0))
  if (count === null) return text
  switch (kind) {
    case 'no_cover':
      return at === null
        ? text
        : t('floor.waiting_sum', { count, wait: isolate(formatWaitingTime(facts.now - at)) })
    case 'long_work_log':
      return formatCompactDuration(count * HOUR_MS)
    case 'refund_spike':
      return formatList([
        ...(count > 0 ? [t('overview.alert_refunds_day', { count })] : []),
        ...(chargebacks ? [t('overview.alert_chargebacks_day', { count: chargebacks })] : []),
      ])
    case 'pending_correction':
      return t('overview.alert_to_decide', { count })
    default:
      return text
  }
}
