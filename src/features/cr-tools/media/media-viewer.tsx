import { X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import Slides, { type ControllerRef, type Slide } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Video from 'yet-another-react-lightbox/plugins/video'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { isRightToLeft } from '@/i18n'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { formatNumber } from '@/i18n/format'
import { IconButton } from '@/ui/icon-button'
import { Lightbox } from '@/ui/overlay/dialog'

import { useMediaDescription } from './use-media-description'

const PLUGINS = [Inline, Video, Zoom]
/** How many neighbors on each side are preloaded. */
const PRELOAD_COUNT = 1

/** Browsers skip a clip with an unknown type, but probe one declared as MP4. */
const mimeTypeOf = (url: string): string => (/\.webm($|\?)/.test(url) ? 'video/webm' : 'video/mp4')

function useSlides(media: readonly Media[]): Slide[] {
  const words = useMediaDescription()
  return useMemo(
    () =>
      media.map((one): Slide =>
        one.kind === 'video'
          ? {
              type: 'video',
              sources: [{ src: one.url, type: mimeTypeOf(one.url) }],
              ...(one.thumbUrl !== null && { poster: one.thumbUrl }),
              ...(one.width !== null && one.height !== null && { width: one.width, height: one.height }),
            }
          : {
              src: one.url,
              alt: words(one),
              ...(one.width !== null && one.height !== null && { width: one.width, height: one.height }),
            },
      ),
    // `words` changes on each render, but its results depend on the language only.
    // eslint-disable-next-line react/exhaustive-deps -- see above
    [media],
  )
}

interface MediaViewerProps {
  /** Pictures and clips; recordings have nothing to show. */
  media: readonly Media[]
  index: number
  onClose: () => void
}

interface SlideshowProps extends Pick<MediaViewerProps, 'media' | 'index'> {
  controller: RefObject<ControllerRef | null>
  onIndex: (index: number) => void
}

function Slideshow({ media, index, controller, onIndex }: SlideshowProps) {
  const { t } = useTranslation('tools')
  const slides = useSlides(media)
  // The library handles keys only while it has focus, which the surrounding dialog would take.
  useEffect(() => controller.current?.focus(), [controller])
  return (
    <Slides
      index={index}
      slides={slides}
      plugins={PLUGINS}
      controller={{ ref: controller, closeOnEscape: false }}
      carousel={{ finite: true, preload: PRELOAD_COUNT }}
      inline={{ className: 'size-full' }}
      video={{ autoPlay: true, playsInline: true }}
      on={{ view: ({ index: at }) => onIndex(at) }}
      labels={{
        Previous: t('thread.viewer_previous'),
        Next: t('thread.viewer_next'),
        'Zoom in': t('thread.viewer_zoom_in'),
        'Zoom out': t('thread.viewer_zoom_out'),
        Lightbox: t('thread.viewer'),
      }}
    />
  )
}

/** Full-window slideshow with swipe, pinch and arrow keys; preloads the neighbors. */
export function MediaViewer({ media, index: first, onClose }: MediaViewerProps) {
  const { t } = useTranslation('tools')
  const [index, setIndex] = useState(first)
  const controller = useRef<ControllerRef>(null)
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    // Inside the slides the library handles arrow keys itself.
    if ((target as Element).closest('.yarl__root')) return
    const toEnd = isRightToLeft() ? 'ArrowLeft' : 'ArrowRight'
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    if (key === toEnd) controller.current?.next()
    else controller.current?.prev()
  }
  return (
    <Lightbox name={t('thread.viewer')} onClose={onClose} onKeyDown={onKeyDown}>
      <div className="flex items-center gap-1 p-2">
        <span aria-live="polite" className="px-2 text-13 text-text-quiet tabular-nums">
          {media.length > 1 && t('thread.viewer_of', { index: formatNumber(index + 1), count: media.length })}
        </span>
        <span className="flex-1" />
        <IconButton icon={X} name={t('thread.viewer_close')} onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1">
        <Slideshow media={media} index={first} controller={controller} onIndex={setIndex} />
      </div>
    </Lightbox>
  )
}
