import { parseDateTime, parseTime } from '@internationalized/date'
import { useMemo } from 'react'
import { useTimeFieldState } from 'react-stately/useTimeFieldState'

import { INCOMPLETE } from '@/domain/fill'
import { minuteOfDay } from '@/domain/quiet-hours'
import { chosenClock, localeOf } from '@/i18n/format'
import { readDateText } from '@/i18n/read-date-text'
import { useLanguage } from '@/i18n/words'

import { FieldFrame } from './field-frame'
import { type DateFieldWords, statesOf } from './field-words'
import { useKept } from './use-kept'
import { InLanguage } from '../in-language'

export interface TimeInputProps extends DateFieldWords {
  /** Empty, a time of day such as `09:05`, or `INCOMPLETE`. */
  value: string
  onChange: (time: string) => void
}

/** The field state needs a full date; only its time is emitted. */
const ANY_DAY = '2026-01-01'

function Field({ value, onChange, ...words }: TimeInputProps) {
  const locale = localeOf(useLanguage())
  const fill = value === '' ? null : minuteOfDay(value) === undefined ? undefined : value
  const { shown, resets, change, report } = useKept(fill, (time) =>
    onChange(time === undefined ? INCOMPLETE : (time ?? '')),
  )
  const state = useTimeFieldState({
    ...statesOf(words),
    locale,
    ...chosenClock(),
    value: useMemo(() => (shown === null ? null : parseTime(shown)), [shown]),
    onChange: (time) => change(time?.toString().slice(0, 5) ?? null),
  })
  return (
    <FieldFrame
      words={words}
      state={state}
      problem={undefined}
      read={(text) => {
        const { time } = readDateText(text, locale, 1970)
        return time === undefined ? undefined : parseDateTime(`${ANY_DAY}T${time}`)
      }}
      resets={resets}
      onCompleteness={report}
    />
  )
}

/** A time of day with the user's 12 or 24 hour clock: typed part by part, stepped by arrows, or pasted. */
export const TimeInput = (props: TimeInputProps) => (
  <InLanguage>
    <Field {...props} />
  </InLanguage>
)
