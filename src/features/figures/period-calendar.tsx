import { parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { useTranslation } from '@/i18n/use-translation'

import type { Day } from '@/domain/day'
import type { Days } from '@/domain/period'
import { weekStart } from '@/i18n/format'
import { useLanguage } from '@/i18n/words'
import { Icon } from '@/ui/icon'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

const STEP =
  'grid size-control place-items-center rounded-control text-text-quiet outline-none data-hovered:bg-fill data-focus-visible:outline-2 data-focus-visible:outline-focus-ring data-disabled:text-text-disabled'
const CELL =
  'grid size-[max(36px,var(--control))] cursor-default place-items-center text-13 tabular-nums outline-none data-outside-month:hidden data-hovered:bg-fill-hover data-selected:bg-accent-quiet data-selection-start:rounded-s-control data-selection-start:bg-accent data-selection-start:text-text-on-accent data-selection-end:rounded-e-control data-selection-end:bg-accent data-selection-end:text-text-on-accent data-focus-visible:outline-2 data-focus-visible:outline-focus-ring data-disabled:text-text-disabled data-today:font-strong data-today:underline data-today:underline-offset-4'

/** Chooses the first and the last day of a period; the week begins as the language has it (screens S0). */
export function PeriodCalendar({
  days,
  today,
  onChange,
}: {
  days: Days
  today: Day
  onChange: (days: Days) => void
}) {
  const { t } = useTranslation('analytics')
  const language = useLanguage()
  return (
    <RangeCalendar
      aria-label={t('filter.period_custom')}
      defaultValue={{ start: parseDate(days.first), end: parseDate(days.last) }}
      defaultFocusedValue={parseDate(days.last)}
      maxValue={parseDate(today)}
      firstDayOfWeek={WEEKDAYS[weekStart()] ?? 'sun'}
      onChange={({ start, end }) => onChange({ first: start.toString(), last: end.toString() })}
    >
      <header className="mb-1 flex items-center justify-between">
        <Button slot="previous" className={STEP}>
          <Icon of={ChevronLeft} mirrored />
        </Button>
        <Heading className="text-13 font-medium" />
        <Button slot="next" className={STEP}>
          <Icon of={ChevronRight} mirrored />
        </Button>
      </header>
      <CalendarGrid
        // Arabic has no short names for its days, only whole ones and letters.
        weekdayStyle={language === 'ar' ? 'narrow' : 'short'}
        className="border-collapse"
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-7 text-12 font-text text-text-faint">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={CELL} />}</CalendarGridBody>
      </CalendarGrid>
    </RangeCalendar>
  )
}
