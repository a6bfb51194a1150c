import type { useTranslation } from '@/i18n/use-translation'

import type { OverviewAlert } from '@/domain/figures/overview'
import { formatPercent, formatCompactDuration, formatWaitingTime } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'

type AnalyticsTFunction = ReturnType<typeof useTranslation<'analytics'>>['t']

const HOUR_MS = 60 * 60_000

interface AlertFacts {
  /** The change of the creator's money, for alerts about it. */
  change: number | null | undefined
  now: number
}

/** Describes an alert in the reader's language if its figures are known, else in the server's text. */
export function alertDetail(
  t: AnalyticsTFunction,
  { kind, count, text, at }: OverviewAlert,
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
      return t('overview.alert_refunds_day', { count })
    case 'pending_correction':
      return t('overview.alert_to_decide', { count })
    default:
      return text
  }
}
