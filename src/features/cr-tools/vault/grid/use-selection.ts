import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { VaultMedia } from '@/domain/vault/vault'
import { idsBetween, withIds } from '@/lib/select-range'

const NONE: ReadonlySet<string> = new Set()

/**
 * Returns the selection after a press; with an anchor, the whole range takes the pressed item's new state.
 */
export const toggleSelection = (
  selected: ReadonlySet<string>,
  order: readonly string[],
  pressed: string,
  anchor: string | undefined,
): ReadonlySet<string> => withIds(selected, idsBetween(order, anchor, pressed), !selected.has(pressed))

/** Selection of items of one list, by id. A list with another key begins with none. */
export function useSelection(media: readonly VaultMedia[], listKey: string) {
  const [ids, setIds] = useState(NONE)
  const [shownKey, setShownKey] = useState(listKey)
  if (shownKey !== listKey) {
    setShownKey(listKey)
    setIds(NONE)
  }
  const anchor = useRef<string>(undefined)
  const order = useMemo(() => media.map(({ mediaId }) => mediaId), [media])
  const selected = useMemo(() => media.filter(({ mediaId }) => ids.has(mediaId)), [media, ids])
  const latest = useRef(order)
  useEffect(() => {
    latest.current = order
  }, [order])
  /** Stable. `isRange`: everything between the last one and this. */
  const toggle = useCallback((mediaId: string, isRange: boolean) => {
    const [order, from] = [latest.current, isRange ? anchor.current : undefined]
    setIds((before) => toggleSelection(before, order, mediaId, from))
    anchor.current = mediaId
  }, [])
  return {
    ids,
    selected,
    toggle,
    setAll: (isOn: boolean) => setIds(isOn ? new Set(order) : NONE),
  }
}
export type Selection = ReturnType<typeof useSelection>
