import { useTranslation } from '@/i18n/use-translation'
import { useQuery } from '@tanstack/react-query'

import { errorText } from '@/api/errors'
import { PRICE_ELASTICITY, type PriceImpact } from '@/domain/money/membership'
import { formatMoney, formatNumber, formatPercent } from '@/i18n/format'
import { useDebounced } from '@/services/input/use-debounced'
import { Banner } from '@/ui/feedback/banner'
import { SkeletonBar } from '@/ui/skeleton'
import { getPriceImpact } from '@/api/calls/creator/memberships'
import { queryOf } from '@/api/query'

const IMPACT_DEBOUNCE_MS = 400

function ImpactText({ impact, from, to }: { impact: PriceImpact; from: number; to: number }) {
  const { t } = useTranslation('marketplace')
  const money = (amount: number) => formatMoney({ amount, currency: impact.currency })
  const estimate = { amount: impact.estimate, currency: impact.currency }
  return (
    <div className="grid gap-1">
      <p className="font-medium">{t('memberships.impact', { from: money(from), to: money(to) })}</p>
      <p>
        {t('memberships.impact_members', {
          count: impact.keepPrice,
          keep: formatNumber(impact.keepPrice),
          members: formatNumber(impact.members),
        })}
      </p>
      <p>
        {t('memberships.impact_estimate', { amount: formatMoney(estimate, { signDisplay: 'exceptZero' }) })}
      </p>
      <p className="text-12 text-text-quiet">
        {t('memberships.impact_method', {
          joins: formatNumber(impact.joins),
          expected: formatNumber(impact.expectedJoins),
          percent: formatPercent(PRICE_ELASTICITY / 100, 1),
        })}
      </p>
    </div>
  )
}

function ImpactFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('marketplace')
  return (
    <Banner tone="warning" onRetry={onRetry}>
      {t('memberships.impact_failed', { reason: errorText(error) })}
    </Banner>
  )
}

/** Shows the impact of a price change before saving. */
export function PriceImpactNote({
  membershipId,
  creatorId,
  from,
  to,
}: {
  membershipId: string
  creatorId: string
  from: number
  to: number
}) {
  const price = useDebounced(to, IMPACT_DEBOUNCE_MS)
  const read = useQuery(queryOf(getPriceImpact, { membershipId, price }, creatorId))
  // An estimate for another price would mislead.
  const { data, error } = price === to ? read : {}
  return (
    <div role="status" aria-busy={price !== to || read.isFetching}>
      {data ? (
        <Banner tone="info">
          <ImpactText impact={data} from={from} to={to} />
        </Banner>
      ) : error ? (
        <ImpactFailure error={error} onRetry={() => void read.refetch()} />
      ) : (
        <SkeletonBar className="h-24 rounded-card" />
      )}
    </div>
  )
}
