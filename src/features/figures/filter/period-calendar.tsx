import { parseDate } from '@internationalized/date'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'

import type { Day } from '@/domain/time/day'
import type { DayRange } from '@/domain/time/period'
import { useTranslation } from '@/i18n/use-translation'
import { CalendarGridWithHeader, firstWeekday } from '@/ui/field/date/calendar-grid'

const CELL =
  'data-selected:bg-accent-quiet data-selection-start:rounded-s-control data-selection-start:bg-accent data-selection-start:text-text-on-accent data-selection-end:rounded-e-control data-selection-end:bg-accent data-selection-end:text-text-on-accent'

interface PeriodCalendarProps {
  days: DayRange
  today: Day
  onChange: (days: DayRange) => void
}

/** Chooses the first and the last day of a period; the week starts as the language defines (screens S0). */
export function PeriodCalendar({ days, today, onChange }: PeriodCalendarProps) {
  const { t } = useTranslation('analytics')
  return (
    <RangeCalendar
      aria-label={t('filter.period_custom')}
      defaultValue={{ start: parseDate(days.first), end: parseDate(days.last) }}
      defaultFocusedValue={parseDate(days.last)}
      maxValue={parseDate(today)}
      firstDayOfWeek={firstWeekday()}
      onChange={({ start, end }) => onChange({ first: start.toString(), last: end.toString() })}
    >
      <CalendarGridWithHeader cell={CELL} />
    </RangeCalendar>
  )
}
