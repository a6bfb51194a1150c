import { parseDateTime, parseTime } from '@internationalized/date'
import { useMemo } from 'react'
import { useTimeFieldState } from 'react-stately/useTimeFieldState'

import { INCOMPLETE_FIELD } from '@/domain/time/date-field-value'
import { parseMinuteOfDay } from '@/domain/time/minute-of-day'
import { preferredHourCycle, intlLocale } from '@/i18n/format'
import { parseDateText } from '@/i18n/parse-date-text'
import { useLanguage } from '@/i18n/language-provider'

import { DateFieldFrame } from './date-field-frame'
import { type DateFieldLabels, ariaStates } from './date-field-labels'
import { useIncompleteValue } from './use-incomplete-value'

export interface TimeInputProps extends DateFieldLabels {
  /** Empty, a time of day such as `09:05`, or `INCOMPLETE_FIELD`. */
  value: string
  onChange: (time: string) => void
}

/** The field state needs a full date; only its time is emitted. */
const ANY_DAY = '2026-01-01'

/** A time of day with the user's 12 or 24 hour clock: typed part by part, stepped by arrows, or pasted. */
export function TimeInput({ value, onChange, ...labels }: TimeInputProps) {
  const locale = intlLocale(useLanguage())
  const fill = value === '' ? null : parseMinuteOfDay(value) === undefined ? undefined : value
  const { shown, resets, change, report } = useIncompleteValue(fill, (time) =>
    onChange(time === undefined ? INCOMPLETE_FIELD : (time ?? '')),
  )
  const state = useTimeFieldState({
    ...ariaStates(labels),
    locale,
    ...preferredHourCycle(),
    value: useMemo(() => (shown === null ? null : parseTime(shown)), [shown]),
    onChange: (time) => change(time?.toString().slice(0, 5) ?? null),
  })
  return (
    <DateFieldFrame
      labels={labels}
      state={state}
      problem={undefined}
      parseText={(text) => {
        const { time } = parseDateText(text, locale, 1970)
        return time === undefined ? undefined : parseDateTime(`${ANY_DAY}T${time}`)
      }}
      resets={resets}
      onCompleteness={report}
    />
  )
}
