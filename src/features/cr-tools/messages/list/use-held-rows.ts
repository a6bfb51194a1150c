import { useState } from 'react'

import type { Channel } from '@/domain/channel'

import { type HeldOrder, heldRows, holdOrder } from './held-rows'

/** Rows that stand still while `isHeld`; what would have moved them is counted until it is asked for. */
export function useHeldRows(live: readonly Channel[], isHeld: boolean, viewKey: string) {
  const [held, setHeld] = useState<{ order: HeldOrder; viewKey: string }>()
  // Taken in the drawing that begins to hold, so that not one row moves in between.
  if (isHeld && live.length > 0 && held?.viewKey !== viewKey) setHeld({ order: holdOrder(live), viewKey })
  if (!isHeld && held) setHeld(undefined)
  const isStanding = isHeld && held?.viewKey === viewKey
  const { rows, news } = isStanding ? heldRows(live, held.order) : { rows: live, news: 0 }
  return {
    rows,
    news,
    /** Takes the order as it is with the next drawing. */
    renew: () => setHeld(undefined),
  }
}
