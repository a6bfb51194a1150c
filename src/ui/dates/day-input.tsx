import { parseDate } from '@internationalized/date'
import { useMemo } from 'react'
import { useDateFieldState } from 'react-stately/useDateFieldState'
import { useTranslation } from '@/i18n/use-translation'

import { type Day, isDay } from '@/domain/day'
import { INCOMPLETE } from '@/domain/fill'
import { formatDate, localeOf } from '@/i18n/format'
import { readDateText } from '@/i18n/read-date-text'
import { useLanguage } from '@/i18n/words'
import { serverNow } from '@/services/server-clock'

import { CalendarButton } from './calendar-button'
import { FieldFrame } from './field-frame'
import { type DateFieldWords, statesOf } from './field-words'
import { gregorian } from './gregorian'
import { useKept } from './use-kept'
import { InLanguage } from '../in-language'

export interface DayInputProps extends DateFieldWords {
  /** Empty, a day, or `INCOMPLETE`. */
  value: Day
  onChange: (day: Day) => void
  min?: Day | undefined
  max?: Day | undefined
}

const dateWords = (day: Day): string =>
  formatDate(Date.parse(`${day}T12:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })

/** Returns the error of a day outside its limits. */
function useLimits(day: Day | null, { min, max }: DayInputProps): string | undefined {
  const { t } = useTranslation('common')
  if (day === null) return undefined
  if (!isDay(day)) return t('date_field.incomplete')
  if (min !== undefined && day < min) return t('date_field.too_early', { limit: dateWords(min) })
  if (max !== undefined && day > max) return t('date_field.too_late', { limit: dateWords(max) })
  return undefined
}

function Field(props: DayInputProps) {
  const { value, onChange, min, max, ...words } = props
  const locale = localeOf(useLanguage())
  const fill = value === '' ? null : isDay(value) ? value : undefined
  const { shown, resets, change, report } = useKept(
    fill,
    (day) => onChange(day === undefined ? INCOMPLETE : (day ?? '')),
    isDay,
  )
  const state = useDateFieldState({
    ...statesOf(words),
    locale,
    createCalendar: gregorian,
    value: useMemo(() => (shown === null ? null : parseDate(shown)), [shown]),
    onChange: (date) => change(date?.toString() ?? null),
  })
  return (
    <FieldFrame
      words={words}
      state={state}
      problem={useLimits(shown, props)}
      read={(text) => {
        const { day } = readDateText(text, locale, new Date(serverNow()).getFullYear())
        return day === undefined ? undefined : parseDate(day)
      }}
      resets={resets}
      onCompleteness={report}
      button={
        words.disabledReason === undefined && (
          <CalendarButton
            name={words.label}
            day={shown ?? undefined}
            min={min}
            max={max}
            onChoose={change}
            onClear={words.required || value === '' ? undefined : () => change(null)}
          />
        )
      }
    />
  )
}

/**
 * A day in the language's order and digits: typed part by part, stepped by arrows, pasted, or chosen in a
 * calendar.
 */
export const DayInput = (props: DayInputProps) => (
  <InLanguage>
    <Field {...props} />
  </InLanguage>
)
