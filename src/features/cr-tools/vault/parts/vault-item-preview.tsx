import { useState } from 'react'
import { ImageOff } from 'lucide-react'

import { useTranslation } from '@/i18n/use-translation'

import type { VaultItem } from '@/domain/vault/vault'
import { Icon } from '@/ui/icon'

import { useMediaDescription } from '../../media/use-media-description'

const FRAME = 'mx-auto block max-h-[40vh] max-w-full rounded-card object-contain'

/** Shows the image, or plays the video or audio. A still opens in the viewer. */
export function VaultItemPreview({ item, onEnlarge }: { item: VaultItem; onEnlarge: () => void }) {
  const { t } = useTranslation('marketplace')
  const [isBroken, setBroken] = useState(false)
  const words = useMediaDescription()(item)
  if (item.kind === 'audio')
    return (
      // eslint-disable-next-line jsx-a11y/media-has-caption -- recordings come without captions
      <audio controls src={item.url} className="w-full" aria-label={words} />
    )
  if (item.kind === 'video')
    return (
      // eslint-disable-next-line jsx-a11y/media-has-caption -- creators' clips come without captions
      <video
        controls
        playsInline
        preload="metadata"
        src={item.url}
        poster={item.thumbUrl ?? undefined}
        aria-label={words}
        className={FRAME}
      />
    )
  if (isBroken)
    return (
      <span className="grid h-40 place-items-center rounded-card bg-fill text-text-quiet">
        <Icon of={ImageOff} />
      </span>
    )
  return (
    <button
      type="button"
      onClick={onEnlarge}
      aria-label={t('vault.enlarge', { name: words })}
      className="mx-auto block cursor-zoom-in rounded-card"
    >
      <img src={item.url} alt="" onError={() => setBroken(true)} className={FRAME} />
    </button>
  )
}
