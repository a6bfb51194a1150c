import { GripVertical } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop'

import { moveBefore } from '@/lib/reorder'

import { cx } from '../cx'
import { Icon } from '../icon'

interface ReorderListProps<Item> {
  name: string
  /** In the order shown. */
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  /** Where a row is called more than its name. */
  labelOf?: (item: Item) => string
  /** Undefined while nothing may be moved. */
  onReorder: ((ids: readonly string[]) => void) | undefined
  /** The chosen row; absent where rows are not chosen. */
  choice?: { current: string | null | undefined; onChoose: (id: string) => void }
  /** Side by side instead of below each other. */
  isGrid?: boolean
  classes: { list?: string; item: string }
  /** The content of a row, with its drag handle. */
  children: (item: Item, handle: ReactNode, index: number) => ReactNode
}

function useReordering<Item>({ items, idOf, nameOf, onReorder, isGrid = false }: ReorderListProps<Item>) {
  return useDragAndDrop({
    getItems: (keys) =>
      items.filter((item) => keys.has(idOf(item))).map((item) => ({ 'text/plain': nameOf(item) })),
    onReorder: ({ keys, target }) => {
      const ids = items.map(idOf)
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
const DragHandle = () => (
  <Button
    slot="drag"
    className="grid size-8 shrink-0 cursor-grab touch-none place-items-center rounded-control text-text-quiet pointer-coarse:size-11"
  >
    <Icon of={GripVertical} />
  </Button>
)

const ITEM = 'data-focus-visible:outline-2 data-focus-visible:outline-focus-ring data-dragging:opacity-50'

/** Rows in an order that a person changes by pointer, touch and keyboard; a press chooses one. */
export function ReorderList<Item>(props: ReorderListProps<Item>) {
  const { name, items, idOf, nameOf, labelOf, onReorder, choice, isGrid = false, classes, children } = props
  const hooks = useReordering(props)
  return (
    <GridList
      // The grid must not gain or lose its drag hooks between renders.
      key={String(onReorder !== undefined)}
      aria-label={name}
      layout={isGrid ? 'grid' : 'stack'}
      // Arrow keys move between rows, so Tab must reach the controls inside one.
      keyboardNavigationBehavior="tab"
      {...(onReorder && { dragAndDropHooks: hooks })}
      selectionMode={choice ? 'single' : 'none'}
      disallowEmptySelection
      selectedKeys={choice?.current == null ? [] : [choice.current]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys
        if (key !== undefined && key !== choice?.current) choice?.onChoose(String(key))
      }}
      className={cx('outline-none', classes.list)}
    >
      {items.map((item, index) => (
        <GridListItem
          key={idOf(item)}
          id={idOf(item)}
          textValue={nameOf(item)}
          {...(labelOf && { 'aria-label': labelOf(item) })}
          className={cx(ITEM, classes.item)}
        >
          {children(item, onReorder && <DragHandle />, index)}
        </GridListItem>
      ))}
    </GridList>
  )
}
