import { useState } from 'react'
import { EyeOff, ImageOff } from 'lucide'

import { useTranslation } from '@/i18n/use-translation'

import type { VaultItem } from '@/domain/vault/vault'
import { revealMedia, useMediaHidden } from '@/services/page/media-blur'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { BlurredMedia } from '../../media/blurred-media'
import { useMediaDescription } from '../../media/use-media-description'

const FRAME = 'block max-h-[40vh] max-w-full object-contain'

interface PreviewProps {
  item: VaultItem
  /** How a screen reader names it. */
  description: string
}

/** A photo opens in the viewer; a hidden one shows first. */
function Photo({ item, description, onEnlarge }: PreviewProps & { onEnlarge: () => void }) {
  const { t } = useTranslation(['marketplace', 'tools'])
  const [isBroken, setBroken] = useState(false)
  const isHidden = useMediaHidden([item])
  if (isBroken)
    return (
      <span className="grid h-40 place-items-center rounded-card bg-fill text-text-quiet">
        <Icon of={ImageOff} />
      </span>
    )
  return (
    <button
      type="button"
      onClick={() => (isHidden ? revealMedia([item]) : onEnlarge())}
      aria-label={
        isHidden
          ? t('tools:thread.media_reveal', { what: description })
          : t('vault.enlarge', { name: description })
      }
      className={cx('relative mx-auto block overflow-hidden rounded-card', !isHidden && 'cursor-zoom-in')}
    >
      <img
        src={item.url}
        alt=""
        onError={() => setBroken(true)}
        className={cx(FRAME, isHidden && 'scale-110 blur-xl')}
      />
      {isHidden && (
        <span className="absolute inset-0 grid place-items-center bg-[rgb(0_0_0/0.24)] text-[#fff]">
          <Icon of={EyeOff} size="sm" />
        </span>
      )}
    </button>
  )
}

/** Shows the photo, or plays the video or recording. */
export function VaultItemPreview({ item, onEnlarge }: { item: VaultItem; onEnlarge: () => void }) {
  const description = useMediaDescription()(item)
  if (item.kind === 'audio')
    return (
      // eslint-disable-next-line jsx-a11y/media-has-caption -- recordings come without captions
      <audio controls src={item.url} className="w-full" aria-label={description} />
    )
  if (item.kind === 'video')
    return (
      <BlurredMedia media={item} className="mx-auto w-fit rounded-card">
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- creators' clips come without captions */}
        <video
          controls
          playsInline
          preload="metadata"
          src={item.url}
          poster={item.thumbUrl ?? undefined}
          aria-label={description}
          className={FRAME}
        />
      </BlurredMedia>
    )
  return <Photo item={item} description={description} onEnlarge={onEnlarge} />
}
