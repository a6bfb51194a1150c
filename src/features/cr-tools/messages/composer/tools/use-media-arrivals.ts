import { useEffect, useSyncExternalStore } from 'react'

import type { ComposerDesk } from '../content'
import { deskKey } from './desk-key'
import { attach } from './media-moves'
import { useIsTranslationDue } from './translate/translating'
import type { Upload } from '../../../upload-queue'
import { uploads } from '../../../uploads'
import { useUploads } from './upload/uploads'

const UNDER_WAY = ['waiting', 'sending', 'cancelling']

/** Attaches uploads that have arrived to the message, and marks it while others run. */
export function useMediaArrivals(desk: ComposerDesk): readonly Upload[] {
  const own = useUploads(desk)
  const ready = useSyncExternalStore(uploads.subscribe, () => uploads.readReady(deskKey(desk)))
  // A pending translation blocks the message like a running upload.
  const isTranslationDue = useIsTranslationDue(desk)
  const isUploading = isTranslationDue || own.some(({ state }) => UNDER_WAY.includes(state))
  useEffect(() => {
    if (ready.length > 0) attach(desk, uploads.take(deskKey(desk)))
    if (desk.read().isUploading !== isUploading) desk.change({ isUploading })
  }, [desk, ready, isUploading])
  return own
}
