import { ArrowLeft, Check, Plus } from 'lucide'
import { useEffect, useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { Media } from '@/domain/vault/media'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'

import { BlurredMedia } from '../../../../media/blurred-media'
import { useMediaDescription } from '../../../../media/use-media-description'

function Player({ media, description }: { media: Media; description: string }) {
  const className = 'block max-h-[50vh] max-w-full'
  const cover = 'mx-auto w-fit rounded-card'
  if (media.kind === 'video')
    return (
      <BlurredMedia media={media} className={cover}>
        <video
          controls
          playsInline
          src={media.url}
          poster={media.thumbUrl ?? ''}
          className={className}
          aria-label={description}
        >
          <track kind="captions" />
        </video>
      </BlurredMedia>
    )
  if (media.kind === 'audio')
    return (
      <audio controls src={media.url} className="w-full" aria-label={description}>
        <track kind="captions" />
      </audio>
    )
  return (
    <BlurredMedia media={media} className={cover}>
      <img src={media.url} alt={description} className={className} />
    </BlurredMedia>
  )
}

/** Full-size preview of a media, with playback. */
export function VaultPreview({
  media,
  isPicked,
  onPick,
  onBack,
}: {
  media: Media
  isPicked: boolean
  onPick: () => void
  onBack: () => void
}) {
  const { t } = useTranslation('tools')
  const description = useMediaDescription()(media)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-2">
        <Button ref={back} kind="ghost" onClick={onBack}>
          <Icon of={ArrowLeft} mirrored />
          {t('compose_tools.back')}
        </Button>
        <h3 className="cut flex-1 font-strong">{description}</h3>
        <Button icon={isPicked ? Check : Plus} aria-pressed={isPicked} onClick={onPick}>
          {isPicked ? t('compose_tools.picked') : t('compose_tools.pick')}
        </Button>
      </div>
      <Player media={media} description={description} />
    </div>
  )
}
