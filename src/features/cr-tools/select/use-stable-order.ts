import { useState } from 'react'

import type { CreatorRow } from './sort-creators'

/**
 * Keeps the order of cards stable while the user hovers or focuses one, so that none moves under the pointer.
 */
export function useStableCardOrder(rows: readonly CreatorRow[]) {
  const [held, setHeld] = useState<readonly string[]>()
  const place = (row: CreatorRow) => {
    const index = held?.indexOf(row.assigned.creatorId) ?? -1
    return index < 0 ? Infinity : index
  }
  const shown = held
    ? rows.toSorted((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)))
    : rows
  return {
    shown,
    hold: () => setHeld(shown.map(({ assigned }) => assigned.creatorId)),
    release: () => setHeld(undefined),
  }
}
