import { useEffect, useSyncExternalStore } from 'react'

import type { Media } from '@/domain/vault/media'

import { uploads } from '../../../../media/uploads'

/** Uploads one picture for a target and calls back once when it has arrived. */
export function usePicture(desk: string, creatorId: string, onArrived: (media: Media) => void) {
  const all = useSyncExternalStore(uploads.subscribe, uploads.read)
  const ready = useSyncExternalStore(uploads.subscribe, () => uploads.readReady(desk))
  const mine = all.filter((it) => it.ownerKey === desk)
  useEffect(() => {
    const picture = ready.length > 0 ? uploads.takeReady(desk).at(-1) : undefined
    if (picture) onArrived(picture)
  })
  return {
    upload: mine.at(-1),
    choose: (file: File) => {
      // A new choice replaces a running upload.
      for (const { uploadId } of mine) uploads.remove(uploadId)
      uploads.add(desk, creatorId, [file])
    },
    cancel: uploads.cancel.bind(uploads),
    keep: uploads.keepCancelled.bind(uploads),
    retry: uploads.retry.bind(uploads),
    drop: uploads.remove.bind(uploads),
  }
}
