import { EyeOff, ImageOff, Play } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { formatPlayTime } from '@/lib/text/format-play-time'
import { cx } from '@/ui/cx'
import { Icon } from '@/ui/icon'

import { useMediaDescription } from '../../../media/use-media-description'

interface MediaTileProps {
  media: Media
  isCovered: boolean
  isFree: boolean
  /** How many media the last tile hides. */
  more: number
  className: string
  onPress: () => void
}

const BADGE_CLASS =
  'absolute bottom-[6px] start-[6px] flex h-[18px] items-center gap-1 rounded-mark bg-[rgb(0_0_0/0.62)] px-[5px] text-11 font-strong text-[#fff] tabular-nums'

/** Marks on the picture: its kind, and whether it is a free preview. */
function Marks({ media, isFree }: { media: Media; isFree: boolean }) {
  const { t } = useTranslation('tools')
  return (
    <span aria-hidden className="contents">
      {media.kind === 'video' && <span className={BADGE_CLASS}>{formatPlayTime(media.durationS ?? 0)}</span>}
      {media.kind === 'gif' && <span className={BADGE_CLASS}>{t('thread.gif')}</span>}
      {isFree && <span className={cx(BADGE_CLASS, 'start-auto end-[6px]')}>{t('thread.free')}</span>}
    </span>
  )
}

function Picture({ media, isCovered }: { media: Media; isCovered: boolean }) {
  const [hasFailed, setFailed] = useState(false)
  const source = media.kind === 'gif' && !isCovered ? media.url : (media.thumbUrl ?? media.url)
  if (hasFailed)
    return (
      <span className="absolute inset-0 grid place-items-center text-text-faint">
        <Icon of={ImageOff} size="sm" />
      </span>
    )
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
      className={cx('absolute inset-0 size-full object-cover', isCovered && 'scale-110 blur-xl')}
    />
  )
}

/** A tile of a message's media. When blurred, the first press reveals it; the next opens it. */
export function MediaTile({ media, isCovered, isFree, more, className, onPress }: MediaTileProps) {
  const { t } = useTranslation('tools')
  const what = useMediaDescription()(media)
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={[
        isCovered ? t('thread.media_reveal', { what }) : t('thread.media_open', { what }),
        isFree && t('thread.free_preview'),
        more > 0 && t('thread.media_more', { count: more }),
      ]
        .filter(Boolean)
        .join(', ')}
      className={cx(
        'relative block min-h-0 min-w-0 overflow-hidden bg-fill outline-none focus-visible:z-1 focus-visible:inset-ring-2 focus-visible:inset-ring-focus-ring',
        className,
      )}
    >
      <Picture media={media} isCovered={isCovered} />
      {isCovered ? (
        <span className="absolute inset-0 grid place-items-center bg-[rgb(0_0_0/0.24)] text-[#fff]">
          <Icon of={EyeOff} size="sm" />
        </span>
      ) : (
        media.kind === 'video' &&
        more === 0 && (
          <span className="absolute inset-0 m-auto grid size-10 place-items-center rounded-full bg-[rgb(0_0_0/0.56)] text-[#fff]">
            <Icon of={Play} size="sm" />
          </span>
        )
      )}
      {more > 0 ? (
        <span
          aria-hidden
          className="absolute inset-0 grid place-items-center bg-[rgb(0_0_0/0.48)] font-strong text-[#fff]"
        >
          +{more}
        </span>
      ) : (
        <Marks media={media} isFree={isFree} />
      )}
    </button>
  )
}
