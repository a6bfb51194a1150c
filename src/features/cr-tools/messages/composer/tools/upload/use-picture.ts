import { useEffect, useSyncExternalStore } from 'react'

import type { Media } from '@/domain/media'

import { uploads } from '../../../../uploads'

/** Uploads one picture for a target and calls back once when it has arrived. */
export function usePicture(desk: string, creatorId: string, onArrived: (media: Media) => void) {
  const all = useSyncExternalStore(uploads.subscribe, uploads.read)
  const ready = useSyncExternalStore(uploads.subscribe, () => uploads.readReady(desk))
  const mine = all.filter((it) => it.desk === desk)
  useEffect(() => {
    const picture = ready.length > 0 ? uploads.take(desk).at(-1) : undefined
    if (picture) onArrived(picture)
  })
  return {
    upload: mine.at(-1),
    choose: (file: File) => {
      // A new choice replaces a running upload.
      for (const { uploadId } of mine) uploads.drop(uploadId)
      uploads.add(desk, creatorId, [file])
    },
    cancel: uploads.cancel.bind(uploads),
    keep: uploads.keep.bind(uploads),
    retry: uploads.retry.bind(uploads),
    drop: uploads.drop.bind(uploads),
  }
}
