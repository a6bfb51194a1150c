import type { ScheduleItem } from '@/domain/schedule'

import type { Marks } from '../marks'
import type { ScheduleView } from '../schedule-view'

/** What a month and a week are shown from. */
export interface GridProps {
  view: ScheduleView
  marks: Marks
  items: readonly ScheduleItem[]
  whyNot: (item: ScheduleItem) => string | undefined
  onOpen: (itemId: string) => void
  onMove: (item: ScheduleItem, at: number) => void
  /** Absent where nothing can be created. */
  onNew?: ((at: number) => void) | undefined
}

/** What a chip needs besides its item. */
export interface ChipContext {
  timezone: string
  liftedId: string | undefined
  helpId: string
  clashes: Marks['clashes']
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
