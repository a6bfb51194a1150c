import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/media'
import { formatNumber } from '@/i18n/format'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/icon-button'
import { Lightbox } from '@/ui/lightbox'

import { useMediaName } from './media-tile'

export interface Viewed {
  media: readonly Media[]
  index: number
}

const ZOOMS = [1, 1.5, 2, 3] as const

function Shown({ media, zoom, onZoom }: { media: Media; zoom: number; onZoom: () => void }) {
  const what = useMediaName()(media)
  if (media.kind === 'video')
    return (
      // eslint-disable-next-line jsx-a11y/media-has-caption -- fans' and creators' clips come without captions
      <video
        src={media.url}
        poster={media.thumbUrl ?? undefined}
        aria-label={what}
        controls
        autoPlay
        playsInline
        className="size-full object-contain"
      />
    )
  return (
    <div
      className={cx(
        'grid max-h-full max-w-full',
        zoom > 1 ? 'size-full overflow-auto' : 'place-items-center',
      )}
    >
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons above do the same */}
      <img
        src={media.url}
        alt={what}
        onDoubleClick={onZoom}
        style={zoom > 1 ? { width: `${zoom * 100}%`, maxWidth: 'none' } : {}}
        className={cx(
          'm-auto object-contain',
          zoom === 1 && 'max-h-[calc(var(--visual-viewport-height)-112px)] max-w-full',
        )}
      />
    </div>
  )
}

/** One after another of the media of a message, as large as the window; nearer where asked. */
export function Viewer({ viewed, onClose }: { viewed: Viewed; onClose: () => void }) {
  const { t } = useTranslation('tools')
  const [index, setIndex] = useState(viewed.index)
  const [zoom, setZoom] = useState<number>(1)
  const count = viewed.media.length
  const media = viewed.media[index]
  const go = (step: number) => {
    setIndex((at) => Math.min(count - 1, Math.max(0, at + step)))
    setZoom(1)
  }
  const nearer = (step: number) =>
    setZoom(
      (at) =>
        ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, ZOOMS.findIndex((one) => one === at) + step))] ?? 1,
    )
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // What comes next stands on the left where one reads from there.
    const toEnd = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (key === 'ArrowLeft' || key === 'ArrowRight') go(key === toEnd ? 1 : -1)
    else if (key === '+' || key === '=') nearer(1)
    else if (key === '-') nearer(-1)
  }
  if (!media) return null
  const isStill = media.kind === 'image' || media.kind === 'gif'
  return (
    <Lightbox name={t('thread.viewer')} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="flex items-center gap-1 p-2">
        <span aria-live="polite" className="px-2 text-13 text-text-quiet tabular-nums">
          {count > 1 && t('thread.viewer_of', { index: formatNumber(index + 1), count })}
        </span>
        <span className="flex-1" />
        {isStill && (
          <>
            <IconButton icon={ZoomOut} name={t('thread.viewer_zoom_out')} onClick={() => nearer(-1)} />
            <IconButton icon={ZoomIn} name={t('thread.viewer_zoom_in')} onClick={() => nearer(1)} />
          </>
        )}
        <IconButton icon={X} name={t('thread.viewer_close')} onClick={onClose} />
      </div>
      <div className="flex min-h-0 flex-1 items-center gap-2 px-2 pb-6">
        <IconButton
          icon={ChevronLeft}
          mirrored
          name={t('thread.viewer_previous')}
          onClick={() => go(-1)}
          className={cx(index === 0 && 'invisible')}
        />
        <div className="grid size-full min-w-0 flex-1 place-items-center overflow-hidden">
          <Shown key={media.mediaId} media={media} zoom={zoom} onZoom={() => setZoom(zoom > 1 ? 1 : 2)} />
        </div>
        <IconButton
          icon={ChevronRight}
          mirrored
          name={t('thread.viewer_next')}
          onClick={() => go(1)}
          className={cx(index === count - 1 && 'invisible')}
        />
      </div>
    </Lightbox>
  )
}
