import { useTranslation } from '@/i18n/use-translation'

import { money } from '@/domain/money/money'
import { isPriceWithin } from '@/domain/money/price-limits'
import { formatMoney } from '@/i18n/format'

import type { ComposerStore } from '../../store/composer-store'
import { currencyOf } from '../../store/recipient'
import { priceClass } from '../price/quick-prices'
import { usePriceLimits } from '../price/use-price-limits'
import { usualPrice } from '../price/prices'
import { useToolDisabledReasons } from '../panel/use-tool-disabled-reasons'
import type { Picks } from './use-picks'

interface PickedPriceProps {
  composer: ComposerStore
  picks: Picks
  /** Price of the last offer to this fan in cents, by media ID. */
  lastPrices: ReadonlyMap<string, number>
}

type Offer = { kind: 'free' | 'usual' | 'last' | 'set'; cents: number }

/** Returns distinct quick prices: free, the usual total, and what this fan was offered last. */
function useOffers({ composer, picks, lastPrices }: PickedPriceProps): Offer[] {
  const { media } = picks.picked
  const limits = usePriceLimits(composer.creatorId)(media.map(({ kind }) => kind))
  const [only, ...others] = media
  const last = others.length === 0 && only ? lastPrices.get(only.mediaId) : undefined
  const offers: { kind: Offer['kind']; cents: number | null | undefined }[] = [
    { kind: 'free', cents: 0 },
    { kind: 'usual', cents: usualPrice(media, limits) },
    { kind: 'last', cents: last !== undefined && isPriceWithin(last, limits) ? last : null },
    { kind: 'set', cents: picks.price },
  ]
  return offers.flatMap(({ kind, cents }, at) =>
    cents == null || offers.findIndex((one) => one.cents === cents) < at ? [] : [{ kind, cents }],
  )
}

/** Sets the price of the picked media. */
export function PickedPrice(props: PickedPriceProps) {
  const { t } = useTranslation('tools')
  const offers = useOffers(props)
  const currency = currencyOf(props.composer)
  const isDenied = useToolDisabledReasons(props.composer).price !== undefined
  const { picked, price, setPrice } = props.picks
  if (isDenied || picked.media.length === 0) return null
  return (
    <div role="group" aria-label={t('compose_tools.price')} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="text-13 font-medium text-text">
        {t('compose_tools.price')}
      </span>
      {offers.map(({ kind, cents }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={price === cents}
          className={priceClass(price === cents)}
          onClick={() => setPrice(cents)}
        >
          {t(`compose_tools.price_pick_${kind}`, {
            price: formatMoney(money(cents, currency)),
          })}
        </button>
      ))}
    </div>
  )
}
