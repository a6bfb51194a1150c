import { GripVertical } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'

import { moveBefore } from '@/lib/reorder'

import { Icon } from '../icon'

interface ReorderOptions {
  /** In the order shown. */
  ids: readonly string[]
  nameOf: (id: string) => string
  isDisabled: boolean
  onOrder: (ids: readonly string[]) => void
  /** Side by side instead of below each other. */
  isGrid?: boolean
}

/** Makes the rows of a grid list reorderable by pointer, touch and keyboard (`DragHandle`). */
export function useReordering({ ids, nameOf, isDisabled, onOrder, isGrid = false }: ReorderOptions) {
  return useDragAndDrop({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      const moved = [...keys].map(String)
      const at = ids.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
      const before = ids.slice(at).find((id) => !moved.includes(id))
      onOrder(moveBefore(ids, moved, before))
    },
    renderDropIndicator: (target) => (
      <DropIndicator
        target={target}
        className={
          isGrid
            ? 'w-[2px] self-stretch rounded-full data-drop-target:bg-accent'
            : 'h-[2px] rounded-full data-drop-target:bg-accent'
        }
      />
    ),
  }).dragAndDropHooks
}

/** Returns the order after moving one item a step towards the start (-1) or the end (1). */
export function moveItem(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const at = ids.indexOf(id)
  return moveBefore(ids, [id], ids[by === 1 ? at + 2 : at - 1])
}

/** The drag handle of a row; Enter starts a keyboard drag. */
export const DragHandle = () => (
  <Button
    slot="drag"
    className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-text-quiet pointer-coarse:size-11"
  >
    <Icon of={GripVertical} />
  </Button>
)
