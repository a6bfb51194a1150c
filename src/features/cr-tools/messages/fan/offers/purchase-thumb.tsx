import { AudioLines, Image, Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { FanPurchase } from '@/domain/chat/fan'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { useMediaBlur } from '@/services/page/media-blur'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { Amount } from '@/ui/text/figure'
import { plainName } from '@/ui/text/user-name'

/** Media of a sale or offer, blurred by the user's preference. */
export function Picture({ media }: Pick<FanPurchase, 'media'>) {
  const isBlurred = useMediaBlur()
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

interface PurchaseProps {
  currency: string
  onGo: (messageId: string) => void
  isDated?: boolean
}

/** Something sold or offered to the fan; opens its message in the thread. */
function PurchaseThumb({ of, currency, isDated = false, onGo }: PurchaseProps & { of: FanPurchase }) {
  const { t } = useTranslation('profile')
  const { media, price, boughtAt, sentAt } = of
  const isBought = boughtAt !== null
  const title = isolate(plainName(media?.title || t('fan.purchase_untitled')))
  const date = isolate(formatDate(boughtAt ?? sentAt, { month: 'short', day: 'numeric' }))
  const cost = <Amount of={{ amount: price, currency }} />
  const when = isBought ? t('fan.purchase_at', { date }) : t('fan.purchase_sent_at', { date })
  return (
    <button
      type="button"
      onClick={() => onGo(of.messageId)}
      className="group/thumb relative grid w-full gap-1 rounded-row text-start"
    >
      <span className="sr-only">{t('fan.purchase_go', { title })}</span>
      <Picture media={media} />
      <span className={cx('cut text-12', isBought ? 'font-medium' : 'text-text-quiet')}>
        {isBought || isDated ? cost : t('fan.purchase_sent')}
      </span>
      {isDated ? (
        <span className="cut text-12 text-text-quiet">{when}</span>
      ) : (
        <span className="sr-only">
          {!isBought && cost} {when}
        </span>
      )}
    </button>
  )
}

/** What was sold or offered to the fan, side by side. */
export const PurchaseGrid = ({
  of,
  className,
  ...purchase
}: PurchaseProps & { of: readonly FanPurchase[]; className: string }) => (
  <ul className={cx('grid', className)}>
    {of.map((one) => (
      <li key={`${one.messageId} ${one.media?.mediaId}`} className="min-w-0">
        <PurchaseThumb {...purchase} of={one} />
      </li>
    ))}
  </ul>
)
