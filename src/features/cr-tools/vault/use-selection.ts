import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

import type { VaultMedia } from '@/domain/vault/vault'

const NONE: ReadonlySet<string> = new Set()

/**
 * Returns the selection after a press; with an anchor, the whole range takes the pressed item's new state.
 */
export function toggleSelection(
  selected: ReadonlySet<string>,
  order: readonly string[],
  pressed: string,
  anchor: string | undefined,
): ReadonlySet<string> {
  const isOn = !selected.has(pressed)
  const [from, to] = [anchor === undefined ? -1 : order.indexOf(anchor), order.indexOf(pressed)]
  const range = from === -1 || to === -1 ? [pressed] : order.slice(Math.min(from, to), Math.max(from, to) + 1)
  const after = new Set(selected)
  for (const id of range) {
    if (isOn) after.add(id)
    else after.delete(id)
  }
  return after
}

/** Selection of list items by id. Items that leave the list are deselected. */
export function useSelection(media: readonly VaultMedia[]) {
  const [ids, setIds] = useState(NONE)
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
