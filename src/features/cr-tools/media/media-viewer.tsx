import { Eye, X } from 'lucide'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import Slides, { type ControllerRef, type Render, type Slide } from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Video from 'yet-another-react-lightbox/plugins/video'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { isRightToLeft } from '@/i18n'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { formatNumber } from '@/i18n/format'
import { revealMedia, useIsMediaHidden } from '@/services/page/media-blur'
import { Button } from '@/ui/button'
import { cx } from '@/ui/cx'
import { IconButton } from '@/ui/icon-button'
import { Lightbox } from '@/ui/overlay/dialog'

import { useMediaDescription } from './use-media-description'

declare module 'yet-another-react-lightbox' {
  interface GenericSlide {
    isHidden?: boolean
  }
}

const PLUGINS = [Inline, Video, Zoom]
/** How many neighbors on each side are preloaded. */
const PRELOAD_COUNT = 1

/** Browsers skip a clip with an unknown type, but probe one declared as MP4. */
const mimeTypeOf = (url: string): string => (/\.webm($|\?)/.test(url) ? 'video/webm' : 'video/mp4')

/** A hidden clip is a still, so that it plays only once it is revealed. */
function slideOf(media: Media, alt: string, isHidden: boolean): Slide {
  const { url, thumbUrl, width, height } = media
  const size = width !== null && height !== null ? { width, height } : {}
  if (media.kind === 'video' && !isHidden)
    return {
      type: 'video',
      sources: [{ src: url, type: mimeTypeOf(url) }],
      ...(thumbUrl !== null && { poster: thumbUrl }),
      ...size,
    }
  return { src: media.kind === 'video' ? (thumbUrl ?? '') : url, alt, isHidden, ...size }
}

const SLIDE_RENDER: Render = {
  slideContainer: ({ slide, children }) => (
    <div className={cx('flex size-full items-center justify-center', slide.isHidden && 'blur-[40px]')}>
      {children}
    </div>
  ),
}

function useSlides(media: readonly Media[]): Slide[] {
  const describeMedia = useMediaDescription()
  const isHidden = useIsMediaHidden()
  return useMemo(
    () => media.map((one) => slideOf(one, describeMedia(one), isHidden(one))),
    [media, describeMedia, isHidden],
  )
}

interface MediaViewerProps {
  /** Pictures and clips; recordings have nothing to show. */
  media: readonly Media[]
  index: number
  /** What is shown below each media. */
  captions?: readonly ReactNode[]
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
      render={SLIDE_RENDER}
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

/** Shows the media in the middle if it is hidden. */
function RevealSlide({ media, onReveal }: { media: Media; onReveal: () => void }) {
  const { t } = useTranslation('tools')
  const describeMedia = useMediaDescription()
  if (!useIsMediaHidden()(media)) return null
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center p-4">
      <Button
        icon={Eye}
        className="pointer-events-auto max-w-full bg-[rgb(0_0_0/0.6)]!"
        onClick={() => {
          revealMedia([media])
          onReveal()
        }}
      >
        <span className="cut">{t('thread.media_reveal', { what: describeMedia(media) })}</span>
      </Button>
    </div>
  )
}

/** Full-window slideshow with swipe, pinch and arrow keys; preloads the neighbors. */
export function MediaViewer({ media, index: first, captions, onClose }: MediaViewerProps) {
  const { t } = useTranslation('tools')
  const [index, setIndex] = useState(first)
  const controller = useRef<ControllerRef>(null)
  const current = media[index]
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
      <div className="flex items-center gap-1 bg-[#000] p-2">
        <span aria-live="polite" className="px-2 text-13 text-text-quiet tabular-nums">
          {media.length > 1 && t('thread.viewer_of', { index: formatNumber(index + 1), count: media.length })}
        </span>
        <span className="flex-1" />
        <IconButton icon={X} name={t('thread.viewer_close')} onClick={onClose} />
      </div>
      <div className="relative min-h-0 flex-1">
        <Slideshow media={media} index={index} controller={controller} onIndex={setIndex} />
        {current && <RevealSlide media={current} onReveal={() => controller.current?.focus()} />}
      </div>
      {captions && <div className="bg-[#000] px-4 py-3 text-13">{captions[index]}</div>}
    </Lightbox>
  )
}
