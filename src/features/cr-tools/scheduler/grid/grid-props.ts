import type { Day } from '@/domain/time/day'
import type { ScheduleItem } from '@/domain/schedule/schedule'

import type { ScheduleMarks } from '../use-schedule-marks'
import type { ScheduleView } from '../schedule-view'

/** Props shared by the month and week grids. */
export interface GridProps {
  view: ScheduleView
  marks: ScheduleMarks
  items: readonly ScheduleItem[]
  disabledReasonOf: (item: ScheduleItem) => string | undefined
  onOpen: (itemId: string) => void
  onMove: (item: ScheduleItem, at: number) => void
  /** Absent when the user cannot create items. */
  onNew?: ((at: number) => void) | undefined
}

/** Props of a chip besides its item, shared by the whole grid. */
export interface ChipContext {
  timezone: string
  liftedId: string | undefined
  helpId: string
  clashes: ScheduleMarks['clashes']
  mayMove: (item: ScheduleItem) => boolean
  onOpen: (itemId: string) => void
}

/** Props of one day of either grid. */
export interface DayProps extends Pick<GridProps, 'view' | 'marks'> {
  day: Day
  items: readonly ScheduleItem[]
  context: ChipContext
}

export const chipPropsOf = (item: ScheduleItem, context: ChipContext) => ({
  item,
  timezone: context.timezone,
  clashes: context.clashes.has(item.itemId),
  isLifted: context.liftedId === item.itemId,
  mayMove: context.mayMove(item),
  helpId: context.helpId,
  onOpen: context.onOpen,
})
