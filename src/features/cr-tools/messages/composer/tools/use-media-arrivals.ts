import { useEffect, useSyncExternalStore } from 'react'

import type { ComposerHandle } from '../content'
import { composerKey } from './desk-key'
import { attachMedia } from './media-moves'
import { useIsTranslationDue } from './translate/translating'
import type { Upload } from '../../../upload-queue'
import { uploads } from '../../../uploads'
import { useUploads } from './upload/uploads'

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
