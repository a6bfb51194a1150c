import { GripVertical } from 'lucide'
import { Button } from 'react-aria-components/Button'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'

import { moveBefore } from '@/lib/reorder'

import { Icon } from '../icon'

interface ReorderOptions {
  /** In the order shown. */
  ids: readonly string[]
  nameOf: (id: string) => string
  /** Undefined while nothing may be moved. */
  onReorder: ((ids: readonly string[]) => void) | undefined
  /** Side by side instead of below each other. */
  isGrid?: boolean
}

/** Makes the rows of a grid list reorderable by pointer, touch and keyboard (`DragHandle`). */
export function useReordering({ ids, nameOf, onReorder, isGrid = false }: ReorderOptions) {
  return useDragAndDrop({
    isDisabled: !onReorder,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target }) => {
      const moved = [...keys].map(String)
      const at = ids.indexOf(String(target.key)) + (target.dropPosition === 'after' ? 1 : 0)
      const before = ids.slice(at).find((id) => !moved.includes(id))
      onReorder?.(moveBefore(ids, moved, before))
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

/** The drag handle of a row; Enter starts a keyboard drag. */
export const DragHandle = () => (
  <Button
    slot="drag"
    className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-text-quiet pointer-coarse:size-11"
  >
    <Icon of={GripVertical} />
  </Button>
)
