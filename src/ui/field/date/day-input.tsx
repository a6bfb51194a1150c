import { parseDate } from '@internationalized/date'
import { useMemo } from 'react'
import { useDateFieldState } from 'react-stately/useDateFieldState'
import { useTranslation } from '@/i18n/use-translation'

import { type Day, isDay } from '@/domain/time/day'
import { INCOMPLETE_FIELD } from '@/domain/time/date-field-value'
import { formatDay, intlLocale } from '@/i18n/format'
import { parseDateText } from '@/i18n/parse-date-text'
import { useLanguage } from '@/i18n/language-provider'
import { serverNow } from '@/services/network/server-clock'

import { CalendarButton } from './calendar-button'
import { DateFieldFrame } from './date-field-frame'
import { type DateFieldLabels, ariaStates } from './date-field-labels'
import { useIncompleteValue } from './use-incomplete-value'

export interface DayInputProps extends DateFieldLabels {
  /** Empty, a day, or `INCOMPLETE_FIELD`. */
  value: Day
  onChange: (day: Day) => void
  min?: Day | undefined
  max?: Day | undefined
}

/** Returns the error of a day outside its limits. */
function useDayLimits(day: Day | null, { min, max }: DayInputProps): string | undefined {
  const { t } = useTranslation('common')
  if (day === null) return undefined
  if (!isDay(day)) return t('date_field.incomplete')
  if (min !== undefined && day < min) return t('date_field.too_early', { limit: formatDay(min) })
  if (max !== undefined && day > max) return t('date_field.too_late', { limit: formatDay(max) })
  return undefined
}

/**
 * A day in the language's order and digits: typed part by part, stepped by arrows, pasted, or chosen in a
 * calendar.
 */
export function DayInput(props: DayInputProps) {
  const { value, onChange, min, max, ...labels } = props
  const locale = intlLocale(useLanguage())
  const fill = value === '' ? null : isDay(value) ? value : undefined
  const { shown, resets, change, report } = useIncompleteValue(
    fill,
    (day) => onChange(day === undefined ? INCOMPLETE_FIELD : (day ?? '')),
    isDay,
  )
  const state = useDateFieldState({
    ...ariaStates(labels),
    locale,
    value: useMemo(() => (shown === null ? null : parseDate(shown)), [shown]),
    onChange: (date) => change(date?.toString() ?? null),
  })
  return (
    <DateFieldFrame
      labels={labels}
      state={state}
      problem={useDayLimits(shown, props)}
      parseText={(text) => {
        const { day } = parseDateText(text, locale, new Date(serverNow()).getFullYear())
        return day === undefined ? undefined : parseDate(day)
      }}
      resets={resets}
      onCompleteness={report}
      button={
        labels.disabledReason === undefined && (
          <CalendarButton
            name={labels.label}
            day={shown ?? undefined}
            min={min}
            max={max}
            onChoose={change}
            onClear={labels.required || value === '' ? undefined : () => change(null)}
          />
        )
      }
    />
  )
}
