import { useRef, useState } from 'react'

import type { VaultMedia } from '@/domain/vault'

import { selectedAfter } from './selected-after'

const NONE: ReadonlySet<string> = new Set()

/** The selected items of a list, by id. What leaves the list is no longer selected. */
export function useSelection(media: readonly VaultMedia[]) {
  const [ids, setIds] = useState(NONE)
  const anchor = useRef<string>(undefined)
  const order = media.map(({ mediaId }) => mediaId)
  const selected = media.filter(({ mediaId }) => ids.has(mediaId))
  return {
    ids,
    selected,
    /** `isRange`: everything between the last one and this. */
    toggle: (mediaId: string, isRange: boolean) => {
      setIds(selectedAfter(ids, order, mediaId, isRange ? anchor.current : undefined))
      anchor.current = mediaId
    },
    setAll: (isOn: boolean) => setIds(isOn ? new Set(order) : NONE),
  }
}
export type Selection = ReturnType<typeof useSelection>
