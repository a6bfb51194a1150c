import { useState } from 'react'

import { recipientIdOf } from '../../store/recipient'
import { attachMedia, type PickedMedia } from '../attachments/attached-media'
import type { ToolProps } from '../panel/tool'
import { VaultDialog } from './vault-dialog'

/** Attaches media of the vault to the message in the order they are picked (screens S11). */
export function VaultPicker({ composer, onClose }: ToolProps) {
  const [start] = useState(composer.getContent)
  /** Keeps what has reached the message since, such as a finished upload. */
  const applyPicks = ({ media, previewMediaIds }: PickedMedia, price: number): void => {
    const now = composer.getContent()
    const added = now.media.filter((one) => !start.media.some(({ mediaId }) => mediaId === one.mediaId))
    const addedPreviews = now.previewMediaIds.filter((id) => added.some(({ mediaId }) => mediaId === id))
    composer.update({
      media,
      previewMediaIds: [...new Set([...previewMediaIds, ...addedPreviews])],
      ...(price !== start.price && { price, unclearPrice: null }),
    })
    attachMedia(composer, added)
  }
  return (
    <VaultDialog
      creatorId={composer.creatorId}
      fanId={recipientIdOf(composer)}
      start={start}
      composer={composer}
      onClose={() => onClose()}
      onUse={(picked, price) => {
        applyPicks(picked, price)
        onClose('write')
      }}
    />
  )
}
