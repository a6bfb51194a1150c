import { useTranslation } from '@/i18n/use-translation'

import type { FanPurchase } from '@/domain/chat/fan'
import { money } from '@/domain/money/money'
import type { PriceLimits } from '@/domain/money/price-limits'
import { formatMoney } from '@/i18n/format'
import { cx } from '@/ui/cx'
import { Amount } from '@/ui/text/figure'

import { quickPrices, topPrices } from './prices'

export const priceClass = (isOn: boolean) =>
  cx(
    'inline-flex h-control-small items-center rounded-full px-[10px] text-13 font-medium whitespace-nowrap transition-colors',
    isOn
      ? 'bg-accent-quiet text-accent-text inset-shadow-[0_0_0_1px_var(--accent-line)]'
      : 'text-text-quiet inset-shadow-[0_0_0_1px_var(--line)] hover:bg-fill hover:text-text',
  )

/** Buttons for quick prices and free; marks those this fan has paid before. */
export function QuickPrices({
  purchases,
  limits,
  currency,
  price,
  onChoose,
}: {
  purchases: readonly FanPurchase[]
  limits: PriceLimits
  currency: string
  price: number
  onChoose: (cents: number) => void
}) {
  const { t } = useTranslation('tools')
  const own = topPrices(purchases)
  const shown = quickPrices(own, limits)
  return (
    <div role="group" aria-label={t('compose_tools.price_quick')} className="flex flex-wrap gap-2">
      <button
        type="button"
        aria-pressed={price === 0}
        className={priceClass(price === 0)}
        onClick={() => onChoose(0)}
      >
        {t('compose_tools.price_free')}
      </button>
      {shown.map((cents) => {
        const of = money(cents, currency)
        const isOwn = own.includes(cents)
        return (
          <button
            key={cents}
            type="button"
            aria-pressed={price === cents}
            aria-label={isOwn ? t('compose_tools.price_paid', { price: formatMoney(of) }) : formatMoney(of)}
            className={priceClass(price === cents)}
            onClick={() => onChoose(cents)}
          >
            <Amount of={of} />
            {isOwn && (
              <span aria-hidden className="ms-1 text-success-text">
                •
              </span>
            )}
          </button>
        )
      })}
      {shown.some((cents) => own.includes(cents)) && (
        <span aria-hidden className="basis-full text-12">
          <span className="text-success-text">•</span> {t('compose_tools.price_paid_mark')}
        </span>
      )}
    </div>
  )
}
