import { type FocusEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef } from 'react'

import type { Day } from '@/domain/day'
import { byScheduleDay, isMovable, type ScheduleItem } from '@/domain/schedule'

import { useItemWords } from './item-words'
import type { ChipContext, GridProps } from './parts/grid-props'
import { useItemDrag } from './use-item-drag'
import type { Marks } from './marks'
import { useItemKeys } from './use-item-keys'

interface Ways {
  layout: 'month' | 'week'
  /** Time for an item dropped on a day, `y` px below the top of its column. */
  momentOf: (item: ScheduleItem, day: Day, y: number, height: number) => number
  /** Time for a press on an empty spot. */
  momentAt: (day: Day, y: number, height: number) => number
}

/** Items by day; an item lifted by keyboard is listed under its current target day. */
function useDays({ marks, items, view }: GridProps, lifted: ScheduleItem | undefined): Marks['byDay'] {
  const { timezone } = view
  return useMemo(() => {
    if (!lifted) return marks.byDay
    const moved = items.map((item) => (item.itemId === lifted.itemId ? lifted : item))
    return byScheduleDay(moved, timezone)
  }, [lifted, items, timezone, marks.byDay])
}

/**
 * Roving tabindex: the last focused item, else the next upcoming one. Set on the DOM elements, as
 * re-rendering hundreds of items would delay the drag that starts with the same press.
 */
function useTabStop(grid: RefObject<HTMLElement | null>, items: readonly ScheduleItem[]) {
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

/** Behavior shared by month and week grid: pointer, touch and keyboard moves, and roving tabindex. */
export function useGrid(props: GridProps, grid: RefObject<HTMLElement | null>, ways: Ways) {
  const { view, marks, items, whyNot, onOpen, onMove, onNew } = props
  const { timezone } = view
  const words = useItemWords(timezone)
  const helpId = useId()
  const stopAt = useTabStop(grid, items)
  const find = (itemId: string) => items.find((item) => item.itemId === itemId)
  const days = view.weeks.flat()
  const { layout } = ways
  const keys = useItemKeys({ grid, layout, timezone, words, find, whyNot, days, onDrop: onMove })
  const mayMove = (item: ScheduleItem) => isMovable(item) && whyNot(item) === undefined
  useItemDrag(grid, {
    find,
    mayMove,
    momentOf: ways.momentOf,
    label: words.time,
    onDrop: onMove,
    onPress: onNew && ((day, y, height) => onNew(ways.momentAt(day, y, height))),
  })
  const context: ChipContext = {
    timezone,
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
  return {
    byDay: useDays(props, keys.lifted),
    context,
    spoken: keys.spoken,
    handlers: { ...keys.handlers, onFocus },
  }
}
