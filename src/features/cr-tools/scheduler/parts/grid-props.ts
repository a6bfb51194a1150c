import type { ScheduleItem } from '@/domain/schedule/schedule'

import type { ScheduleMarks } from '../schedule-marks'
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

/** The same array for every day without items, so that memoised cells keep. */
export const NO_ITEMS: readonly ScheduleItem[] = []

/** Props of a chip besides its item, shared by the whole grid. */
export interface ChipContext {
  timezone: string
  liftedId: string | undefined
  helpId: string
  clashes: ScheduleMarks['clashes']
  mayMove: (item: ScheduleItem) => boolean
  onOpen: (itemId: string) => void
}

export const chipPropsOf = (item: ScheduleItem, of: ChipContext) => ({
  item,
  timezone: of.timezone,
  clashes: of.clashes.has(item.itemId),
  isLifted: of.liftedId === item.itemId,
  mayMove: of.mayMove(item),
  helpId: of.helpId,
  onOpen: of.onOpen,
})
