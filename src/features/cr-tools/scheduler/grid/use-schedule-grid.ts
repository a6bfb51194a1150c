import { type FocusEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef } from 'react'

import type { Day } from '@/domain/time/day'
import { groupByDay, isMovable, type ScheduleItem } from '@/domain/schedule/schedule'

import { useItemText } from '../item/item-text'
import type { ChipContext, DayProps, GridProps } from './grid-props'
import { useItemDrag } from './use-item-drag'
import type { ScheduleMarks } from '../use-schedule-marks'
import { useItemKeys } from './use-item-keys'

interface GridGeometry {
  layout: 'month' | 'week'
  /** Time for an item dropped on a day, `dy` px below where it was in its own. */
  dropTimeOf: (item: ScheduleItem, day: Day, dy: number, height: number) => number
  /** Time for a press on an empty spot. */
  pressTimeAt: (day: Day, y: number, height: number) => number
}

/** Items by day; an item lifted by keyboard is listed under its current target day. */
function useItemsByDay(
  { marks, items, view }: GridProps,
  lifted: ScheduleItem | undefined,
): ScheduleMarks['byDay'] {
  const { timezone } = view
  return useMemo(() => {
    if (!lifted) return marks.byDay
    const moved = items.map((item) => (item.itemId === lifted.itemId ? lifted : item))
    return groupByDay(moved, timezone)
  }, [lifted, items, timezone, marks.byDay])
}

/**
 * Roving tabindex: the last focused item, else the next upcoming one. Set on the DOM elements, as
 * re-rendering hundreds of items would delay the drag that starts with the same press.
 */
function useRovingTabIndex(grid: RefObject<HTMLElement | null>, items: readonly ScheduleItem[]) {
  const current = useRef<string>(undefined)
  const first = (items.find(({ state }) => state === 'scheduled') ?? items[0])?.itemId
  const elementOf = (itemId: string | undefined) =>
    itemId === undefined
      ? null
      : (grid.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(itemId)}"]`) ?? null)
  const stopAt = (element: HTMLElement | null) => {
    for (const other of grid.current?.querySelectorAll<HTMLElement>('[data-item][tabindex="0"]') ?? [])
      if (other !== element) other.tabIndex = -1
    if (element) element.tabIndex = 0
  }
  useLayoutEffect(() => {
    const any = grid.current?.querySelector<HTMLElement>('[data-item]') ?? null
    stopAt(elementOf(current.current) ?? elementOf(first) ?? any)
  })
  return (event: FocusEvent<HTMLElement>) => {
    const element = event.target.closest<HTMLElement>('[data-item]')
    if (!element) return
    current.current = element.dataset['item']
    stopAt(element)
  }
}

/** Moves items by pointer, touch and keyboard. */
function useItemMoves(props: GridProps, grid: RefObject<HTMLElement | null>, ways: GridGeometry) {
  const { view, items, disabledReasonOf, onMove, onNew } = props
  const { timezone } = view
  const itemText = useItemText(timezone)
  const find = (itemId: string) => items.find((item) => item.itemId === itemId)
  const keys = useItemKeys({
    grid,
    layout: ways.layout,
    timezone,
    itemText,
    find,
    disabledReasonOf,
    days: view.weeks.flat(),
    onDrop: onMove,
  })
  const mayMove = (item: ScheduleItem) => isMovable(item) && disabledReasonOf(item) === undefined
  useItemDrag(grid, {
    find,
    mayMove,
    dropTimeOf: ways.dropTimeOf,
    label: itemText.time,
    onDrop: onMove,
    onPress: onNew && ((day, y, height) => onNew(ways.pressTimeAt(day, y, height))),
  })
  return { keys, mayMove }
}

/** Behavior shared by month and week grid: pointer, touch and keyboard moves, and roving tabindex. */
export function useScheduleGrid(props: GridProps, grid: RefObject<HTMLElement | null>, ways: GridGeometry) {
  const { view, marks, items, onOpen } = props
  const helpId = useId()
  const stopAt = useRovingTabIndex(grid, items)
  const { keys, mayMove } = useItemMoves(props, grid, ways)
  const context: ChipContext = {
    timezone: view.timezone,
    liftedId: keys.lifted?.itemId,
    helpId,
    clashes: marks.clashes,
    mayMove,
    onOpen,
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    keys.handlers.onFocus(event)
    stopAt(event)
  }
  const byDay = useItemsByDay(props, keys.lifted)
  return {
    dayPropsOf: (day: Day): DayProps => ({ day, items: byDay.get(day) ?? [], view, marks, context }),
    helpId,
    spoken: keys.spoken,
    handlers: { ...keys.handlers, onFocus },
  }
}
