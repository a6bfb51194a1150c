import { useQuery } from '@tanstack/react-query'
import { AudioLines, Image, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { getPreferences } from '@/api/calls/user'
import { queryOf } from '@/api/query'
import type { FanPurchase } from '@/domain/fan'
import { formatDate, formatMoney } from '@/i18n/format'
import { isolate } from '@/lib/isolate'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { Money } from '@/ui/money'
import { plainName } from '@/ui/user-name'

/** Media stay blurred unless the person has chosen otherwise, and until that is known. */
const useIsBlurred = () => useQuery(queryOf(getPreferences)).data?.mediaBlur ?? true

/** The media of a sale or an offer, blurred as the person has chosen. */
export function Picture({ media }: Pick<FanPurchase, 'media'>) {
  const isBlurred = useIsBlurred()
  const [failed, setFailed] = useState<string>()
  const src = media?.thumbUrl ?? (media?.kind === 'image' || media?.kind === 'gif' ? media.url : undefined)
  const sign = media?.kind === 'audio' ? AudioLines : Image
  return (
    <span className="relative grid aspect-square w-full place-items-center overflow-hidden rounded-row bg-fill text-text-quiet">
      {src && src !== failed ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
          className={cx(
            'size-full object-cover',
            isBlurred &&
              'scale-110 blur-[6px] group-hover/thumb:blur-none group-focus-visible/thumb:blur-none',
          )}
        />
      ) : (
        <Icon of={sign} size="sm" />
      )}
      {media?.kind === 'video' && (
        <span className="absolute start-1 bottom-1 grid size-5 place-items-center rounded-mark bg-[#000]/60 text-[#fff]">
          <Icon of={Play} size="xxs" />
        </span>
      )}
    </span>
  )
}

function useSpoken({ media, price, boughtAt, sentAt }: FanPurchase, currency: string): string {
  const { t } = useTranslation('profile')
  const values = {
    date: isolate(formatDate(boughtAt ?? sentAt)),
    title: isolate(plainName(media?.title || t('fan.purchase_untitled'))),
    price: formatMoney({ amount: price, currency }),
  }
  return boughtAt === null ? t('fan.purchase_go_sent', values) : t('fan.purchase_go_bought', values)
}

/** Something sold or offered to the fan; shows its message in the thread. */
export function PurchaseThumb({
  of,
  currency,
  isDated = false,
  onGo,
}: {
  of: FanPurchase
  currency: string
  onGo: (messageId: string) => void
  isDated?: boolean
}) {
  const { t } = useTranslation('profile')
  const name = useSpoken(of, currency)
  const isBought = of.boughtAt !== null
  const date = isolate(formatDate(of.boughtAt ?? of.sentAt, { month: 'short', day: 'numeric' }))
  return (
    <button
      type="button"
      aria-label={name}
      onClick={() => onGo(of.messageId)}
      className="group/thumb grid w-full gap-1 rounded-row text-start"
    >
      <Picture media={of.media} />
      <span className={cx('cut text-12', isBought ? 'font-medium' : 'text-text-quiet')}>
        {isBought || isDated ? <Money of={{ amount: of.price, currency }} /> : t('fan.purchase_sent')}
      </span>
      {isDated && (
        <span className="cut text-12 text-text-quiet">
          {isBought ? t('fan.purchase_at', { date }) : t('fan.purchase_sent_at', { date })}
        </span>
      )}
    </button>
  )
}
