import { AudioLines, Image, Play } from 'lucide-react'

import type { Media } from '@/domain/vault/media'
import { formatNumber } from '@/i18n/format'
import { useMediaBlur } from '@/services/page/media-blur'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

const MEDIA_KIND_ICON = { audio: AudioLines, video: Play, image: Image, gif: Image } as const

function Thumb({ media, isBlurred, size }: { media: Media; isBlurred: boolean; size: string }) {
  const still = media.thumbUrl ?? (media.kind === 'image' || media.kind === 'gif' ? media.url : null)
  return (
    <span
      className={cx(
        'group/thumb grid shrink-0 place-items-center overflow-hidden rounded-mark bg-fill text-text-quiet',
        size,
      )}
    >
      {still === null ? (
        <Icon of={MEDIA_KIND_ICON[media.kind]} size="xs" />
      ) : (
        <img
          src={still}
          alt=""
          loading="lazy"
          decoding="async"
          className={cx(
            'size-full object-cover',
            isBlurred && 'scale-110 blur-[4px] group-hover/thumb:blur-none',
          )}
        />
      )}
    </span>
  )
}

/** Thumbnails of a message's media, blurred unless the user's settings show them. */
export function MediaThumbs({
  of,
  atMost = of.length,
  size = 'size-14',
}: {
  of: readonly Media[]
  atMost?: number
  size?: string
}) {
  const isBlurred = useMediaBlur()
  const rest = of.length - atMost
  if (of.length === 0) return null
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {of.slice(0, atMost).map((media) => (
        <Thumb key={media.mediaId} media={media} isBlurred={isBlurred} size={size} />
      ))}
      {rest > 0 && (
        <bdi dir="ltr" className="text-12 text-text-quiet tabular-nums">
          +{formatNumber(rest)}
        </bdi>
      )}
    </span>
  )
}
