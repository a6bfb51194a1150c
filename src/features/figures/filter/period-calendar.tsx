import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'

import { type Day, daysBetween } from '@/domain/time/day'
import { type DayRange, PERIOD_MAX_DAYS } from '@/domain/time/period'
import { formatNumber } from '@/i18n/format'
import { useTranslation } from '@/i18n/use-translation'
import { FieldError } from '@/ui/feedback/field-error'
import { CalendarGridWithHeader, firstWeekday } from '@/ui/field/date/calendar-grid'

const CELL =
  'data-selected:bg-accent-quiet data-selection-start:rounded-s-control data-selection-start:bg-accent data-selection-start:text-text-on-accent data-selection-end:rounded-e-control data-selection-end:bg-accent data-selection-end:text-text-on-accent'

interface PeriodCalendarProps {
  days: DayRange
  today: Day
  onChange: (days: DayRange) => void
}

/** Chooses the first and the last day of a period, no longer than the server takes; the week starts as the language defines (screens S0). */
export function PeriodCalendar({ days, today, onChange }: PeriodCalendarProps) {
  const { t } = useTranslation('analytics')
  const [isTooLong, setTooLong] = useState(false)
  const choose = (chosen: DayRange) => {
    const isFit = daysBetween(chosen.first, chosen.last) < PERIOD_MAX_DAYS
    setTooLong(!isFit)
    if (isFit) onChange(chosen)
  }
  return (
    <RangeCalendar
      aria-label={t('filter.period_custom')}
      defaultValue={{ start: parseDate(days.first), end: parseDate(days.last) }}
      defaultFocusedValue={parseDate(days.last)}
      maxValue={parseDate(today)}
      firstDayOfWeek={firstWeekday()}
      onChange={({ start, end }) => choose({ first: start.toString(), last: end.toString() })}
    >
      <CalendarGridWithHeader cell={CELL} />
      <div role="status">
        {isTooLong && (
          <FieldError>{t('filter.period_max', { days: formatNumber(PERIOD_MAX_DAYS) })}</FieldError>
        )}
      </div>
    </RangeCalendar>
  )
}
