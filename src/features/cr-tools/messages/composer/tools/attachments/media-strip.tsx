import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { type ComposerStore, useContent } from '../../store/composer-store'
import { attachMedia } from './attached-media'
import { useOwnedGuard } from './use-media-use'
import { MediaThumb } from './media-thumb'
import { OwnedUnknown } from './owned-unknown'
import { composerKey } from '../../store/per-composer'
import { UploadChip } from '../../../../media/upload-chip'
import { useOwnUploads } from '../../../../media/use-own-uploads'
import { noteUploads } from '../upload/composer-uploads'
import { useMediaReorder } from './use-media-reorder'

/** Attaches uploads that have arrived to the message, and marks it while others run. */
function useFinishedUploads(composer: ComposerStore) {
  const own = useOwnUploads(composerKey(composer), (media) => {
    attachMedia(composer, media)
    noteUploads(composer)
  })
  useEffect(() => noteUploads(composer), [composer, own])
  return own
}

/** The attached media in display order, and running uploads. */
export function MediaStrip({ composer }: { composer: ComposerStore }) {
  const { t } = useTranslation('tools')
  const { media } = useContent(composer)
  const files = useFinishedUploads(composer)
  const guard = useOwnedGuard(composer)
  const reorder = useMediaReorder(composer)
  if (media.length === 0 && files.length === 0) return null
  return (
    <>
      <ul aria-label={t('compose_tools.attachments')} className="contents">
        {media.map((one, index) => (
          <MediaThumb key={one.mediaId} composer={composer} media={one} index={index} reorder={reorder} />
        ))}
        {files.map((upload) => (
          <li key={upload.uploadId} className="flex min-w-0">
            <UploadChip upload={upload} />
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {reorder.announcement}
      </span>
      <OwnedUnknown {...guard} />
    </>
  )
}
