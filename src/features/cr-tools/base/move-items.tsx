import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide'

import { moveItem } from '@/lib/reorder'
import { MenuItem } from '@/ui/overlay/menu'

export interface MoveItemsProps {
  /** The whole list in its order. */
  ids: readonly string[]
  id: string
  words: { earlier: string; later: string }
  /** Side by side instead of below each other. */
  isGrid?: boolean
  onReorder: (ids: readonly string[]) => void
}

/** Menu items that move one of a list by a step, for users who do not drag. */
export function MoveItems({ ids, id, words, isGrid = false, onReorder }: MoveItemsProps) {
  return (
    <>
      {ids[0] !== id && (
        <MenuItem
          icon={isGrid ? ArrowLeft : ArrowUp}
          mirrored={isGrid}
          onAction={() => onReorder(moveItem(ids, id, -1))}
        >
          {words.earlier}
        </MenuItem>
      )}
      {ids.at(-1) !== id && (
        <MenuItem
          icon={isGrid ? ArrowRight : ArrowDown}
          mirrored={isGrid}
          onAction={() => onReorder(moveItem(ids, id, 1))}
        >
          {words.later}
        </MenuItem>
      )}
    </>
  )
}
