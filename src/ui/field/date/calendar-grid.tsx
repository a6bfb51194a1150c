import { ChevronLeft, ChevronRight } from 'lucide'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'

import { weekStart } from '@/i18n/format'
import { useLanguage } from '@/i18n/language-provider'

import { cx } from '../../cx'
import { Icon } from '../../icon'

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

const STEP =
  'grid size-control place-items-center rounded-control text-text-quiet data-hovered:bg-fill data-focus-visible:outline-2 data-focus-visible:outline-focus-ring data-disabled:text-text-disabled'
const CELL =
  'grid size-[max(36px,var(--control))] cursor-default place-items-center text-13 tabular-nums data-outside-month:hidden data-hovered:bg-fill-hover data-focus-visible:outline-2 data-focus-visible:outline-focus-ring data-disabled:text-text-disabled data-unavailable:text-text-disabled data-today:font-strong data-today:underline data-today:underline-offset-4'

/** The first day of the week in the console's language. */
export const firstWeekday = () => WEEKDAYS[weekStart()] ?? 'sun'

/** Month, its arrows and its days, inside a `Calendar` or `RangeCalendar`. */
export function CalendarGridWithHeader({ cell }: { cell: string }) {
  const language = useLanguage()
  return (
    <>
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
        // Arabic has no short weekday names, only long and narrow ones.
        weekdayStyle={language === 'ar' ? 'narrow' : 'short'}
        className="border-collapse"
      >
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-7 text-12 font-text text-text-faint">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={cx(CELL, cell)} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}
