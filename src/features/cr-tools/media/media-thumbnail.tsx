import { AudioLines, Image, type LucideIcon, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media, MediaKind } from '@/domain/vault/media'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { formatPlayTime } from '@/lib/text/format-play-time'

const KIND_ICON: Record<MediaKind, LucideIcon> = { image: Image, gif: Image, video: Play, audio: AudioLines }

/** Thumbnail of a media; shows the icon of its kind when there is no picture. */
export function MediaThumbnail({
  media,
  name,
  mark,
  isDimmed = false,
  className,
  children,
}: {
  media: Media
  /** Accessible name; without one the picture is decoration. */
  name?: string
  /** A label in place of the duration. */
  mark?: string | undefined
  isDimmed?: boolean
  className?: string
  /** Marks over the picture. */
  children?: ReactNode
}) {
  const { t } = useTranslation('tools')
  const [broken, setBroken] = useState<string>()
  const still = media.thumbUrl ?? (media.kind === 'image' || media.kind === 'gif' ? media.url : null)
  const length = media.durationS === null ? undefined : formatPlayTime(media.durationS)
  const words = mark ?? length ?? (media.kind === 'gif' ? t('compose_tools.gif') : undefined)
  return (
    <span className={cx('relative block overflow-hidden rounded-control bg-fill', className)}>
      {still === null || still === broken ? (
        <span
          {...(name !== undefined && { role: 'img', 'aria-label': name })}
          className={cx('grid size-full place-items-center text-text-quiet', isDimmed && 'opacity-60')}
        >
          <Icon of={KIND_ICON[media.kind]} size="sm" />
        </span>
      ) : (
        <img
          src={still}
          alt={name ?? ''}
          loading="lazy"
          draggable={false}
          onError={() => setBroken(still)}
          className={cx('size-full object-cover', isDimmed && 'opacity-60')}
        />
      )}
      {words && (
        <bdi
          aria-hidden
          className="absolute start-1 bottom-1 rounded-mark bg-[rgb(0_0_0/0.65)] px-1 text-11 leading-4 font-medium text-[#fff]"
        >
          {words}
        </bdi>
      )}
      {children}
    </span>
  )
}
