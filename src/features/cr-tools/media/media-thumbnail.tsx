import { AudioLines, Image, type IconNode, Play } from 'lucide'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media, MediaKind } from '@/domain/vault/media'
import { useMediaHidden } from '@/services/page/media-blur'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { formatPlayTime } from '@/lib/text/format-play-time'

import { RevealButton } from './blurred-media'

const KIND_ICON: Record<MediaKind, IconNode> = { image: Image, gif: Image, video: Play, audio: AudioLines }

interface StillProps {
  media: Media
  /** Accessible name; without one the picture is decoration. */
  name?: string | undefined
  isDimmed?: boolean
  /** Whether it is a tile: what is larger needs more blur. */
  isLarge?: boolean
}

function Still({ media, name, isDimmed, isLarge }: StillProps) {
  const [broken, setBroken] = useState<string>()
  const isHidden = useMediaHidden([media])
  const src = media.thumbUrl ?? (media.kind === 'image' || media.kind === 'gif' ? media.url : null)
  if (src === null || src === broken)
    return (
      <span
        {...(name !== undefined && { role: 'img', 'aria-label': name })}
        className={cx('grid size-full place-items-center text-text-quiet', isDimmed && 'opacity-60')}
      >
        <Icon of={KIND_ICON[media.kind]} size="sm" />
      </span>
    )
  return (
    // Keyed: an element that takes another picture shows the one before until that has loaded.
    <img
      key={src}
      src={src}
      alt={name ?? ''}
      loading="lazy"
      draggable={false}
      onError={() => setBroken(src)}
      className={cx(
        'size-full object-cover',
        isDimmed && 'opacity-60',
        // Scaled, as a blurred edge lets what is behind it through.
        isHidden && (isLarge ? 'scale-110 blur-lg' : 'scale-110 blur-sm'),
      )}
    />
  )
}

interface MediaThumbnailProps extends StillProps {
  /** A label in place of the duration; empty for none. */
  mark?: string | undefined
  /** Whether a press reveals it; not inside another control. */
  isRevealable?: boolean
  className?: string
  /** Marks over the picture. */
  children?: ReactNode
}

/** Thumbnail of a media, blurred while it is hidden; shows the icon of its kind when there is no picture. */
export function MediaThumbnail(props: MediaThumbnailProps) {
  const { media, mark, isRevealable = false, className, children, ...still } = props
  const { t } = useTranslation('tools')
  const length = media.durationS === null ? undefined : formatPlayTime(media.durationS)
  const words = mark ?? length ?? (media.kind === 'gif' ? t('compose_tools.gif') : undefined)
  return (
    <span
      {...(isRevealable && { tabIndex: -1 })}
      className={cx('relative block overflow-hidden rounded-control bg-fill outline-none', className)}
    >
      <Still {...still} media={media} />
      {words && (
        <bdi
          aria-hidden
          className="absolute start-1 bottom-1 rounded-mark bg-[rgb(0_0_0/0.65)] px-1 text-11 leading-4 font-medium text-[#fff]"
        >
          {words}
        </bdi>
      )}
      {children}
      {isRevealable && <RevealButton media={[media]} />}
    </span>
  )
}
