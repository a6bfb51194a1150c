import { useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type ComposerHandle, useContent } from '../../store/composer-content'
import { moveItem, togglePreview, withoutMedia } from '../base/attached-media'
import { openTool } from '../base/open-tool'
import { useFinishedUploads } from './use-finished-uploads'
import { useOwnedGuard } from '../base/use-media-use'
import { MediaThumb } from './media-thumb'
import { OwnedUnknown } from '../base/owned-unknown'
import { UploadChip } from './upload-chip'

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
    desk.update({ media: moveItem(media, from, to) })
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
