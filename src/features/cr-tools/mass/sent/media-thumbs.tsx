import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { formatNumber } from '@/i18n/format'

import { RevealButton } from '../../media/blurred-media'
import { MediaThumbnail } from '../../media/media-thumbnail'

/** Thumbnails of a message's media; one press reveals all of them. */
export function MediaThumbs({
  media,
  atMost = media.length,
  size = 'size-14',
}: {
  media: readonly Media[]
  atMost?: number
  size?: string
}) {
  const { t } = useTranslation('tools')
  const shown = media.slice(0, atMost)
  const rest = media.length - shown.length
  if (media.length === 0) return null
  return (
    <span className="inline-flex items-center gap-1">
      <span tabIndex={-1} className="relative inline-flex flex-wrap gap-1 rounded-mark outline-none">
        {shown.map((media) => (
          <MediaThumbnail key={media.mediaId} media={media} mark="" className={size} />
        ))}
        <RevealButton
          media={shown}
          {...(shown.length > 1 && { name: t('mass.media_count', { count: shown.length }) })}
        />
      </span>
      {rest > 0 && (
        <bdi dir="ltr" className="text-12 text-text-quiet tabular-nums">
          +{formatNumber(rest)}
        </bdi>
      )}
    </span>
  )
}
