import { useRef, useState } from 'react'

import type { VaultMedia } from '@/domain/vault'

import { selectedAfter } from './selected-after'

const NONE: ReadonlySet<string> = new Set()

/** Selection of list items by id. Items that leave the list are deselected. */
export function useSelection(media: readonly VaultMedia[]) {
  const [ids, setIds] = useState(NONE)
  const anchor = useRef<string>(undefined)
  const order = media.map(({ mediaId }) => mediaId)
  const selected = media.filter(({ mediaId }) => ids.has(mediaId))
  return {
    ids,
    selected,
    /** `isRange` also toggles everything since the last toggled item. */
    toggle: (mediaId: string, isRange: boolean) => {
      setIds(selectedAfter(ids, order, mediaId, isRange ? anchor.current : undefined))
      anchor.current = mediaId
    },
    setAll: (isOn: boolean) => setIds(isOn ? new Set(order) : NONE),
  }
}
export type Selection = ReturnType<typeof useSelection>
