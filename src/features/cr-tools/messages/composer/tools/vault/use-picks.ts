import { useState } from 'react'

import type { Media } from '@/domain/vault/media'

import { type PickedMedia, togglePreview, withoutMedia } from '../attachments/attached-media'

/** State of the picked media, in order; the message changes only when the user applies them. */
export function usePicks(start: PickedMedia, startPrice = 0) {
  const [picked, setPicked] = useState(start)
  const [price, setPrice] = useState(startPrice)
  const toggle = (media: Media) =>
    setPicked((now) =>
      now.media.some(({ mediaId }) => mediaId === media.mediaId)
        ? withoutMedia(now, media.mediaId)
        : { ...now, media: [...now.media, media] },
    )
  const swap = (from: Media, to: Media) =>
    setPicked((now) => ({
      ...withoutMedia(now, from.mediaId),
      media: now.media.map((it) => (it.mediaId === from.mediaId ? to : it)),
    }))
  const toggleFree = ({ mediaId }: Media) =>
    setPicked((now) => ({ ...now, previewMediaIds: togglePreview(now.previewMediaIds, mediaId) }))
  return { picked, price, setPrice, toggle, swap, toggleFree }
}

export type Picks = ReturnType<typeof usePicks>
