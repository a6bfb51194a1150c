import { parseDate } from '@internationalized/date'
import { Calendar } from 'react-aria-components/Calendar'

import type { Day } from '@/domain/time/day'

import { CalendarGridWithHeader, firstWeekday } from './calendar-grid'

export interface DayCalendarProps {
  name: string
  day: Day | undefined
  min: Day | undefined
  max: Day | undefined
  onChoose: (day: Day) => void
}

/** Chooses one day; takes the focus on mount, because its popover exists only for this. */
export const DayCalendar = ({ name, day, min, max, onChoose }: DayCalendarProps) => (
  <Calendar
    autoFocus
    aria-label={name}
    value={day === undefined ? null : parseDate(day)}
    {...(min !== undefined && { minValue: parseDate(min) })}
    {...(max !== undefined && { maxValue: parseDate(max) })}
    firstDayOfWeek={firstWeekday()}
    onChange={(date) => onChoose(date.toString())}
  >
    <CalendarGridWithHeader cell="rounded-control data-selected:bg-accent data-selected:text-text-on-accent" />
  </Calendar>
)
