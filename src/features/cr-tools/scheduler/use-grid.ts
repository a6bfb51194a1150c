import { type RefObject, useId, useMemo, useState } from 'react'

import type { Day } from '@/domain/day'
import { byScheduleDay, isMovable, type ScheduleItem } from '@/domain/schedule'

import { useItemWords } from './item-words'
import type { ChipContext, GridProps } from './parts/grid-props'
import { useItemDrag } from './use-item-drag'
import type { Marks } from './marks'
import { useItemKeys } from './use-item-keys'

interface Ways {
  layout: 'month' | 'week'
  /** Where an item comes to that is dropped on a day, `y` below the top of its column. */
  momentOf: (item: ScheduleItem, day: Day, y: number, height: number) => number
  /** The moment of an empty place. */
  momentAt: (day: Day, y: number, height: number) => number
}

/** Items by day, one that is picked up by keys where it has come to. */
function useDays({ marks, items, view }: GridProps, lifted: ScheduleItem | undefined): Marks['byDay'] {
  const { timezone } = view
  return useMemo(() => {
    if (!lifted) return marks.byDay
    const moved = items.map((item) => (item.itemId === lifted.itemId ? lifted : item))
    return byScheduleDay(moved, timezone)
  }, [lifted, items, timezone, marks.byDay])
}

/** The one item that takes the focus of the grid: the last one that had it, else the first to come. */
function useCurrent(items: readonly ScheduleItem[]) {
  const [chosen, setCurrent] = useState<string>()
  const first = items.find(({ state }) => state === 'scheduled') ?? items[0]
  return [items.some(({ itemId }) => itemId === chosen) ? chosen : first?.itemId, setCurrent] as const
}

/** What a month and a week share: an item is moved by pointer, finger and keys, and one of them takes the focus. */
export function useGrid(props: GridProps, grid: RefObject<HTMLElement | null>, ways: Ways) {
  const { view, marks, items, whyNot, onOpen, onMove, onNew } = props
  const { timezone } = view
  const words = useItemWords(timezone)
  const helpId = useId()
  const [current, setCurrent] = useCurrent(items)
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
    current,
    liftedId: keys.lifted?.itemId,
    helpId,
    clashes: marks.clashes,
    mayMove,
    onOpen,
    onCurrent: setCurrent,
  }
  return { byDay: useDays(props, keys.lifted), context, spoken: keys.spoken, handlers: keys.handlers }
}
