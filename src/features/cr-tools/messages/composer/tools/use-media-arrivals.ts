import { useEffect, useSyncExternalStore } from 'react'

import type { ComposerDesk } from '../content'
import { deskKey } from './desk-key'
import { attach } from './media-moves'
import { useIsTranslationDue } from './translate/translating'
import type { Upload } from '../../../upload-queue'
import { uploads } from '../../../uploads'
import { useUploads } from './upload/uploads'

const UNDER_WAY = ['waiting', 'sending', 'cancelling']

/** Takes into the message what has arrived for it, and tells it what is still on its way. */
export function useMediaArrivals(desk: ComposerDesk): readonly Upload[] {
  const own = useUploads(desk)
  const ready = useSyncExternalStore(uploads.subscribe, () => uploads.readReady(deskKey(desk)))
  // A translation that is not there yet holds the message as a file does.
  const isTranslationDue = useIsTranslationDue(desk)
  const isUploading = isTranslationDue || own.some(({ state }) => UNDER_WAY.includes(state))
  useEffect(() => {
    if (ready.length > 0) attach(desk, uploads.take(deskKey(desk)))
    if (desk.read().isUploading !== isUploading) desk.change({ isUploading })
  }, [desk, ready, isUploading])
  return own
}
