import { Lock } from 'lucide-react'
import { useTranslation } from '@/i18n/use-translation'

import { money } from '@/domain/money/money'
import { isPriceWithin } from '@/domain/money/price-limits'
import { formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { Money } from '@/ui/text/figure'

import { type ComposerHandle, useContent } from '../../store/composer-content'
import { currencyOf } from '../../store/recipient'
import { openTool } from '../base/open-tool'
import { usePriceLimits } from '../price/price-limits'
import { Chip } from './chip'

/** The price of the message; red when it is not allowed or not an amount. */
export function PriceChip({ desk }: { desk: ComposerHandle }) {
  const { t } = useTranslation('tools')
  const { price, unclearPrice, media } = useContent(desk)
  const limits = usePriceLimits(desk.creatorId)(media.map(({ kind }) => kind))
  if (price === 0 && unclearPrice === null) return null
  const of = money(price, currencyOf(desk))
  return (
    <Chip
      icon={Lock}
      tone={unclearPrice === null && isPriceWithin(price, limits) ? 'accent' : 'danger'}
      name={t('compose_tools.price_change', {
        price: unclearPrice === null ? formatMoney(of) : isolate(unclearPrice),
      })}
      removeName={t('compose_tools.price_remove')}
      onPress={() => openTool(desk, 'price')}
      onRemove={() => desk.update({ price: 0, unclearPrice: null, lockText: null })}
    >
      {unclearPrice === null ? <Money of={of} /> : <bdi className="cut">{unclearPrice}</bdi>}
    </Chip>
  )
}
