import { useTranslation } from '@/i18n/use-translation'

import {
  discountOf,
  LONGER_PERIOD_NAMES,
  type MembershipPrices,
  periodPrice,
} from '@/domain/money/membership'
import { formatMoney, formatPercent } from '@/i18n/format'
import { Badge } from '@/ui/text/badge'
import { Amount } from '@/ui/text/figure'

/** The monthly price in large type. */
export function MonthPrice({ prices, currency }: { prices: MembershipPrices; currency: string }) {
  const { t } = useTranslation('marketplace')
  if (prices.priceMonth === 0) return <span className="text-20 font-strong">{t('memberships.free')}</span>
  return (
    <span>
      <span className="text-20 font-strong">
        <Amount of={{ amount: prices.priceMonth, currency }} />
      </span>{' '}
      <span className="text-13 text-text-quiet">{t('memberships.per_month')}</span>
    </span>
  )
}

/** Prices of the longer periods with their savings, and the lifetime price. */
export function LongerPrices({ prices, currency }: { prices: MembershipPrices; currency: string }) {
  const { t } = useTranslation('marketplace')
  const offered = LONGER_PERIOD_NAMES.flatMap((period) => {
    const amount = periodPrice(prices, period)
    const discount = discountOf(prices, period) ?? 0
    return amount === null ? [] : [{ period, amount, discount }]
  })
  if (offered.length === 0 && prices.priceLifetime === null) return null
  return (
    <ul className="grid gap-1 text-13">
      {offered.map(({ period, amount, discount }) => (
        <li key={period} className="flex flex-wrap items-center gap-x-2">
          {t(`memberships.price_${period}`, { price: formatMoney({ amount, currency }) })}
          {discount > 0 && (
            <Badge tone="success">
              {t('memberships.off', { percent: formatPercent(discount / 100, 0) })}
            </Badge>
          )}
        </li>
      ))}
      {prices.priceLifetime !== null && (
        <li>
          {t('memberships.price_lifetime', {
            price: formatMoney({ amount: prices.priceLifetime, currency }),
          })}
        </li>
      )}
    </ul>
  )
}
