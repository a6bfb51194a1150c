import { useRef, useState, useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type ComposerHandle, useContent } from '../../store/composer-content'
import { moveToIndex, togglePreview, withoutMedia, attachMedia } from '../base/attached-media'
import { openTool } from '../base/open-tool'
import { useOwnedGuard } from '../base/use-media-use'
import { MediaThumb } from './media-thumb'
import { OwnedUnknown } from '../base/owned-unknown'
import { UploadChip } from './upload-chip'
import { composerKey } from '../../store/composer-key'
import { useIsTranslationDue } from '../translate/translation-settings'
import type { Upload } from '../../../../media/upload'
import { uploads } from '../../../../media/uploads'
import { useUploads } from '../upload/composer-uploads'

const RUNNING_STATES = ['waiting', 'sending', 'cancelling']

/** Attaches uploads that have arrived to the message, and marks it while others run. */
function useFinishedUploads(desk: ComposerHandle): readonly Upload[] {
  const own = useUploads(desk)
  const ready = useSyncExternalStore(uploads.subscribe, () => uploads.readReady(composerKey(desk)))
  // A pending translation blocks the message like a running upload.
  const isTranslationDue = useIsTranslationDue(desk)
  const isUploading = isTranslationDue || own.some(({ state }) => RUNNING_STATES.includes(state))
  useEffect(() => {
    if (ready.length > 0) attachMedia(desk, uploads.takeReady(composerKey(desk)))
    if (desk.getContent().isUploading !== isUploading) desk.update({ isUploading })
  }, [desk, ready, isUploading])
  return own
}

/** The attached media in display order, and running uploads. */
export function MediaStrip({ desk }: { desk: ComposerHandle }) {
  const { t } = useTranslation('tools')
  const { media, previewMediaIds } = useContent(desk)
  const files = useFinishedUploads(desk)
  const { owned, ...guard } = useOwnedGuard(desk)
  const dragged = useRef<number>(undefined)
  const [target, setTarget] = useState<number>()
  const [announcement, setSaid] = useState('')
  if (media.length === 0 && files.length === 0) return null
  const move = (from: number, to: number) => {
    if (to < 0 || to >= media.length) return
    desk.update({ media: moveToIndex(media, from, to) })
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
        {media.map((one, place) => (
          <MediaThumb
            key={one.mediaId}
            media={one}
            index={place}
            count={media.length}
            isFree={previewMediaIds.includes(one.mediaId)}
            isOwned={owned.includes(one.mediaId)}
            isTarget={target === place}
            onFree={() => desk.update({ previewMediaIds: togglePreview(previewMediaIds, one.mediaId) })}
            onMove={(to) => move(place, to)}
            onRemove={() => desk.update(withoutMedia({ media, previewMediaIds }, one.mediaId))}
            onReplace={() => openTool(desk, 'vault')}
            onDragStart={() => (dragged.current = place)}
            onDragEnd={() => setTarget(undefined)}
            onDragOver={() => dragged.current !== undefined && setTarget(place)}
            onDrop={() => drop(place)}
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
