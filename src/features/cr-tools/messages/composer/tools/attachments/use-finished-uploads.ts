import { useEffect, useSyncExternalStore } from 'react'

import type { ComposerHandle } from '../../store/composer-content'
import { composerKey } from '../../store/composer-key'
import { attachMedia } from '../base/attached-media'
import { useIsTranslationDue } from '../translate/translation-settings'
import type { Upload } from '../../../../media/upload-queue'
import { uploads } from '../../../../media/uploads'
import { useUploads } from '../upload/composer-uploads'

const RUNNING_STATES = ['waiting', 'sending', 'cancelling']

/** Attaches uploads that have arrived to the message, and marks it while others run. */
export function useFinishedUploads(desk: ComposerHandle): readonly Upload[] {
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
