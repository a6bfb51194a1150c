import { Image } from 'lucide'
import { useTranslation } from '@/i18n/use-translation'

import type { FanPurchase } from '@/domain/chat/fan'
import { formatDate } from '@/i18n/format'
import { isolate } from '@/lib/text/isolate'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'
import { Amount } from '@/ui/text/figure'
import { isolatedName } from '@/ui/text/user-name'

import { RevealButton } from '../../../media/blurred-media'
import { MediaThumbnail } from '../../../media/media-thumbnail'

/** Media of a sale or offer. */
export function Picture({
  media,
  isRevealable = false,
}: Pick<FanPurchase, 'media'> & { isRevealable?: boolean }) {
  const className = 'aspect-square w-full rounded-row'
  if (media) return <MediaThumbnail media={media} mark="" isRevealable={isRevealable} className={className} />
  return (
    <span className={cx('grid place-items-center bg-fill text-text-quiet', className)}>
      <Icon of={Image} size="sm" />
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
  const title = isolatedName(media?.title || t('fan.purchase_untitled'))
  const date = isolate(formatDate(boughtAt ?? sentAt, { month: 'short', day: 'numeric' }))
  const cost = <Amount of={{ amount: price, currency }} />
  const when = isBought ? t('fan.purchase_at', { date }) : t('fan.purchase_sent_at', { date })
  return (
    <button
      type="button"
      onClick={() => onGo(of.messageId)}
      className="grid w-full gap-1 rounded-row text-start"
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
      <li key={`${one.messageId} ${one.media?.mediaId}`} className="relative min-w-0">
        <PurchaseThumb {...purchase} of={one} />
        {one.media && <RevealButton isMark media={[one.media]} className="bottom-auto aspect-square" />}
      </li>
    ))}
  </ul>
)
