import { useRef, useState, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type ComposerStore, useContent } from '../../store/composer-store'
import { moveToIndex, togglePreview, withoutMedia, attachMedia } from '../panel/attached-media'
import { openTool } from '../panel/open-tool'
import { useOwnedGuard } from '../panel/use-media-use'
import { MediaThumb } from './media-thumb'
import { OwnedUnknown } from '../panel/owned-unknown'
import { UploadChip } from './upload-chip'
import { composerKey } from '../../store/per-composer'
import { useIsTranslationDue } from '../translate/translation-settings'
import type { Upload } from '../../../../media/upload'
import { uploads } from '../../../../media/uploads'
import { isRunning, useUploads } from '../upload/composer-uploads'

/** Attaches uploads that have arrived to the message, and marks it while others run. */
function useFinishedUploads(composer: ComposerStore): readonly Upload[] {
  const own = useUploads(composer)
  const ready = useSyncExternalStore(uploads.subscribe, () => uploads.readReady(composerKey(composer)))
  // A pending translation blocks the message like a running upload.
  const isTranslationDue = useIsTranslationDue(composer)
  const isUploading = isTranslationDue || own.some(isRunning)
  useEffect(() => {
    if (ready.length > 0) attachMedia(composer, uploads.takeReady(composerKey(composer)))
    if (composer.getContent().isUploading !== isUploading) composer.update({ isUploading })
  }, [composer, ready, isUploading])
  return own
}

/** The attached media in display order, and running uploads. */
export function MediaStrip({ composer }: { composer: ComposerStore }) {
  const { t } = useTranslation('tools')
  const { media, previewMediaIds } = useContent(composer)
  const files = useFinishedUploads(composer)
  const { owned, ...guard } = useOwnedGuard(composer)
  const dragged = useRef<number>(undefined)
  const [target, setTarget] = useState<number>()
  const [announcement, setSaid] = useState('')
  if (media.length === 0 && files.length === 0) return null
  const move = (from: number, to: number) => {
    if (to < 0 || to >= media.length) return
    composer.update({ media: moveToIndex(media, from, to) })
    setSaid(t('compose_tools.moved', { place: to + 1, count: media.length }))
  }
  const drop = (to: number) => {
    if (dragged.current !== undefined) move(dragged.current, to)
    dragged.current = undefined
    setTarget(undefined)
  }
  return (
    <>
      <ul aria-label={t('compose_tools.attachments')} className="contents">
        {media.map((one, index) => (
          <MediaThumb
            key={one.mediaId}
            media={one}
            index={index}
            count={media.length}
            isFree={previewMediaIds.includes(one.mediaId)}
            isOwned={owned.includes(one.mediaId)}
            isTarget={target === index}
            onFree={() => composer.update({ previewMediaIds: togglePreview(previewMediaIds, one.mediaId) })}
            onMove={(to) => move(index, to)}
            onRemove={() => composer.update(withoutMedia({ media, previewMediaIds }, one.mediaId))}
            onReplace={() => openTool(composer, 'vault')}
            onDragStart={() => (dragged.current = index)}
            onDragEnd={() => setTarget(undefined)}
            onDragOver={() => dragged.current !== undefined && setTarget(index)}
            onDrop={() => drop(index)}
          />
        ))}
        {files.map((upload) => (
          <UploadChip key={upload.uploadId} upload={upload} />
        ))}
      </ul>
      <span role="status" className="sr-only">
        {announcement}
      </span>
      <OwnedUnknown {...guard} />
    </>
  )
}
