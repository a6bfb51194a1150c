import type { RefObject } from 'react'

import type { Day } from '@/domain/day'
import { isMovable, type ScheduleItem } from '@/domain/schedule'
import { scrollAtEdge, usePointerDrag } from '@/services/pointer-drag'

interface Grip {
  item: ScheduleItem | null
  /** The day of an empty place. */
  day: Day
  chip: HTMLElement | null
  /** What follows the pointer, and the column it was last over. */
  ghost: HTMLElement | null
  over: HTMLElement | null
  dx: number
  dy: number
  /** How far below the top of the item the pointer went down. */
  below: number
  at: number | null
}

interface ItemDrag {
  find: (itemId: string) => ScheduleItem | undefined
  mayMove: (item: ScheduleItem) => boolean
  /** The moment an item would move to, over a day, `y` below the top of its column. */
  momentOf: (item: ScheduleItem, day: Day, y: number, height: number) => number
  /** What is written on the dragged item. */
  label: (at: number) => string
  onDrop: (item: ScheduleItem, at: number) => void
  /** A press on an empty place; absent where nothing can be created. */
  onPress?: ((day: Day, y: number, height: number) => void) | undefined
}

const columnUnder = ({ clientX, clientY }: PointerEvent): HTMLElement | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-day]') ?? null

/** A copy of an item that follows the pointer: moving it renders nothing. */
function ghostOf(chip: HTMLElement): HTMLElement {
  const { left, top, width, height } = chip.getBoundingClientRect()
  const ghost = chip.cloneNode(true) as HTMLElement // a copy of an element is one
  ghost.removeAttribute('data-item')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '60',
    pointerEvents: 'none',
    willChange: 'transform',
    boxShadow: 'var(--shadow-menu, 0 4px 16px rgb(0 0 0 / 0.3))',
  })
  document.body.append(ghost)
  return ghost
}

function mark(grip: Grip, column: HTMLElement | null): void {
  if (grip.over === column) return
  grip.over?.removeAttribute('data-over')
  column?.setAttribute('data-over', '')
  grip.over = column
}

function clear(grip: Grip): void {
  mark(grip, null)
  grip.chip?.removeAttribute('data-lifted')
  grip.ghost?.remove()
}

/** What lies under a pointer that goes down: an item that may be moved, or an empty place. */
function gripAt(event: PointerEvent, { find, mayMove, onPress }: ItemDrag): Grip | undefined {
  const target = event.target instanceof Element ? event.target : null
  const chip = target?.closest<HTMLElement>('[data-item]') ?? null
  const item = chip ? find(chip.dataset['item'] ?? '') : undefined
  const day = target?.closest<HTMLElement>('[data-day]')?.dataset['day']
  if (day === undefined || (chip && (!item || !isMovable(item) || !mayMove(item)))) return undefined
  if (!chip && (!onPress || target?.closest('button'))) return undefined
  const { clientX: dx, clientY: dy } = event
  const below = chip ? dy - chip.getBoundingClientRect().top : 0
  return { item: item ?? null, day, chip, ghost: null, over: null, dx, dy, below, at: null }
}

function follow(grip: Grip, event: PointerEvent, { momentOf, label }: ItemDrag): void {
  const { item, ghost } = grip
  if (!item || !ghost) return
  ghost.style.transform = `translate(${event.clientX - grip.dx}px, ${event.clientY - grip.dy}px)`
  const column = columnUnder(event)
  mark(grip, column)
  const day = column?.dataset['day']
  if (!column || day === undefined) {
    grip.at = null
    return
  }
  const { top, height } = column.getBoundingClientRect()
  // The top of the item counts, not the pointer.
  const at = momentOf(item, day, event.clientY - grip.below - top, height)
  if (at === grip.at) return
  grip.at = at
  const time = ghost.querySelector('[data-time]')
  if (time) time.textContent = label(at)
}

/** Drags items of a grid from day to day, by pointer or by a finger that rests on them. */
export function useItemDrag(grid: RefObject<HTMLElement | null>, drag: ItemDrag): void {
  usePointerDrag<Grip>(grid, {
    begin: (event) => gripAt(event, drag),
    holds: ({ item }) => item !== null,
    onLift: (grip) => {
      if (!grip.chip) return
      grip.ghost = ghostOf(grip.chip)
      grip.chip.setAttribute('data-lifted', '')
    },
    onMove: (grip, event) => {
      if (grid.current && grip.item) scrollAtEdge(grid.current, event)
      follow(grip, event, drag)
    },
    onEnd: (grip, isKept) => {
      clear(grip)
      const { item, at } = grip
      if (isKept && item && at !== null && at !== item.at) drag.onDrop(item, at)
    },
    onPress: ({ item, day, dy }) => {
      const column = grid.current?.querySelector(`[data-day="${day}"]`)
      if (item || !column) return
      const { top, height } = column.getBoundingClientRect()
      drag.onPress?.(day, dy - top, height)
    },
  })
}
