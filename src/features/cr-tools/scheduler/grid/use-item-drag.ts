import type { RefObject } from 'react'

import type { Day } from '@/domain/time/day'
import { isMovable, type ScheduleItem } from '@/domain/schedule/schedule'
import { scrollAtEdge, usePointerDrag } from '@/services/input/pointer-drag'

import { type DayBox, dayBoxes, type DragLayer, createDragLayer, dayUnder } from './drag-layer'

interface ItemGrip {
  item: ScheduleItem | null
  /** Day under the pointer, for a press on an empty spot. */
  day: Day
  chip: HTMLElement | null
  layer: DragLayer | null
  boxes: readonly DayBox[]
  x: number
  y: number
  /** Distance in px from the top of its day to the pointer, at the start. */
  pointerOffset: number
  at: number | null
}

interface ItemDrag {
  find: (itemId: string) => ScheduleItem | undefined
  mayMove: (item: ScheduleItem) => boolean
  /** Time for an item dropped on a day, `dy` px below where it was in its own. */
  dropTimeOf: (item: ScheduleItem, day: Day, dy: number, height: number) => number
  /** Label on the dragged item. */
  label: (at: number) => string
  onDrop: (item: ScheduleItem, at: number) => void
  /** Handles a press on an empty spot; absent when the user cannot create items. */
  onPress?: ((day: Day, y: number, height: number) => void) | undefined
}

/** The target of a pointerdown: a movable item or an empty spot. */
function itemGripAt(event: PointerEvent, { find, mayMove, onPress }: ItemDrag): ItemGrip | undefined {
  const target = event.target instanceof Element ? event.target : null
  const chip = target?.closest<HTMLElement>('[data-item]') ?? null
  const item = chip ? find(chip.dataset['item'] ?? '') : undefined
  const column = target?.closest<HTMLElement>('[data-day]')
  const day = column?.dataset['day']
  if (!column || day === undefined || (chip && (!item || !isMovable(item) || !mayMove(item))))
    return undefined
  if (!chip && (!onPress || target?.closest('button'))) return undefined
  const { clientX: x, clientY: y } = event
  const pointerOffset = y - column.getBoundingClientRect().top
  return { item: item ?? null, day, chip, layer: null, boxes: [], x, y, pointerOffset, at: null }
}

/** Moves the dragged copy without rendering React. */
function followPointer(
  grid: HTMLElement,
  grip: ItemGrip,
  event: PointerEvent,
  { dropTimeOf, label }: ItemDrag,
): void {
  const { item, layer } = grip
  if (!item || !layer) return
  scrollAtEdge(grid, event)
  layer.move(event.clientX - grip.x, event.clientY - grip.y)
  const box = dayUnder(grid, grip.boxes, event)
  layer.markDay(box)
  // How far it is dragged determines the time: a late item is shown above its own.
  grip.at = box ? dropTimeOf(item, box.day, event.clientY - box.top - grip.pointerOffset, box.height) : null
  if (grip.at !== null) layer.label(label(grip.at))
}

/** Drags items between days by pointer, or by touch after a long press. */
export function useItemDrag(grid: RefObject<HTMLElement | null>, drag: ItemDrag): void {
  usePointerDrag<ItemGrip>(grid, {
    begin: (event) => itemGripAt(event, drag),
    startsOnHold: ({ item }) => item !== null,
    onLift: (grip) => {
      if (!grip.chip || !grid.current) return
      grip.boxes = dayBoxes(grid.current)
      grip.layer = createDragLayer(grip.chip)
      grip.chip.setAttribute('data-lifted', '')
    },
    onMove: (grip, event) => {
      if (grid.current) followPointer(grid.current, grip, event, drag)
    },
    onEnd: (grip, isKept) => {
      grip.chip?.removeAttribute('data-lifted')
      grip.layer?.remove()
      const { item, at } = grip
      if (isKept && item && at !== null && at !== item.at) drag.onDrop(item, at)
    },
    onPress: ({ item, day, y }) => {
      const column = grid.current?.querySelector(`[data-day="${day}"]`)
      if (item || !column) return
      const { top, height } = column.getBoundingClientRect()
      drag.onPress?.(day, y - top, height)
    },
  })
}
