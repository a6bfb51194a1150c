import { fromAbsolute, parseDateTime, toZoned } from '@internationalized/date'
import { useMemo, useState } from 'react'
import { useDateFieldState } from 'react-stately/useDateFieldState'
import { useTranslation } from '@/i18n/use-translation'

import { dayOf, isDay } from '@/domain/time/day'
import type { DateFieldValue } from '@/domain/time/date-field-value'
import { isRepeatedTime, formatTimeOfDay, wallClock } from '@/domain/time/zoned-time'
import { preferredHourCycle, formatDateTime, intlLocale } from '@/i18n/format'
import { parseDateText } from '@/i18n/parse-date-text'
import { useLanguage } from '@/i18n/language-provider'
import { MINUTE_MS } from '@/lib/duration'
import { serverNow } from '@/services/network/server-clock'

import { CalendarButton } from './calendar-button'
import { DateFieldFrame } from './date-field-frame'
import { type DateFieldLabels, ariaStates } from './date-field-labels'
import { useIncompleteValue } from './use-incomplete-value'

export interface MomentInputProps extends DateFieldLabels {
  /** Epoch milliseconds; null while the field is empty, undefined while a part is missing. */
  value: DateFieldValue<number>
  onChange: (at: DateFieldValue<number>) => void
  /** The time zone of the field. */
  timezone: string
  min?: number | undefined
  max?: number | undefined
}

const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS)

/** A year of fewer digits is incomplete while typing. */
const isFourDigitYear = (at: number): boolean => isDay(dayOf(at, 'UTC'))

/** Returns the error of a moment outside its limits. */
function useMomentLimits(at: number | null, { min, max, timezone }: MomentInputProps): string | undefined {
  const { t } = useTranslation('common')
  if (at === null) return undefined
  if (!isFourDigitYear(at)) return t('date_field.incomplete')
  const limitValues = (limit: number) => ({ limit: formatDateTime(limit, timezone) })
  if (min !== undefined && minuteOf(at) < minuteOf(min)) return t('date_field.too_early', limitValues(min))
  if (max !== undefined && minuteOf(at) > minuteOf(max)) return t('date_field.too_late', limitValues(max))
  return undefined
}

/** Falls back to UTC for a zone that this browser does not know, which would throw; `dayOf` does the same. */
const knownZone = (timezone: string): string => (wallClock(0, timezone) ? timezone : 'UTC')

function useMoment(props: MomentInputProps, locale: string) {
  const { value, onChange, timezone, ...labels } = props
  const zone = knownZone(timezone)
  const { shown, resets, change, report } = useIncompleteValue(value, onChange, isFourDigitYear)
  const [first] = useState(value)
  /** Segments end at the minute: re-typing the same time keeps its seconds. */
  const choose = (at: number | null) => {
    if (at === null || first === null || first === undefined) return change(at)
    change(minuteOf(first) === minuteOf(at) ? first : minuteOf(at) * MINUTE_MS)
  }
  const state = useDateFieldState({
    ...ariaStates(labels),
    locale,
    granularity: 'minute',
    ...preferredHourCycle(),
    // The zone name distinguishes the two when DST ends; arrows step through both.
    hideTimeZone: shown === null || !isRepeatedTime(shown, zone),
    placeholderValue: useMemo(
      () => toZoned(parseDateTime(`${dayOf(serverNow(), zone)}T00:00`), zone),
      [zone],
    ),
    value: useMemo(() => (shown === null ? null : fromAbsolute(shown, zone)), [shown, zone]),
    onChange: (date) => choose(date ? date.toDate().getTime() : null),
  })
  return { shown, resets, state, zone, choose, report }
}

/**
 * A moment in a time zone: typed part by part, stepped by arrows, pasted, or its day chosen in a calendar.
 */
export function MomentInput(props: MomentInputProps) {
  const { value, onChange: _, timezone: __, min, max, ...labels } = props
  const locale = intlLocale(useLanguage())
  const { shown, resets, state, zone, choose, report } = useMoment(props, locale)
  const today = dayOf(serverNow(), zone)
  const at = (day: string, time: string) => toZoned(parseDateTime(`${day}T${time}`), zone)
  const dayIn = (moment: number | null | undefined) =>
    moment === null || moment === undefined ? undefined : dayOf(moment, zone)
  return (
    <DateFieldFrame
      labels={labels}
      state={state}
      problem={useMomentLimits(shown, props)}
      parseText={(text) => {
        const { day, time } = parseDateText(text, locale, Number(today.slice(0, 4)))
        if (day === undefined && time === undefined) return undefined
        // A pasted day keeps the time of day, a pasted time keeps the day.
        return at(day ?? dayIn(shown) ?? today, time ?? formatTimeOfDay(shown ?? serverNow(), zone))
      }}
      resets={resets}
      onCompleteness={report}
      button={
        labels.disabledReason === undefined && (
          <CalendarButton
            name={labels.label}
            day={dayIn(shown)}
            min={dayIn(min)}
            max={dayIn(max)}
            onChoose={(day) =>
              choose(
                at(day, formatTimeOfDay(shown ?? serverNow(), zone))
                  .toDate()
                  .getTime(),
              )
            }
            onClear={labels.required || value === null ? undefined : () => choose(null)}
          />
        )
      }
    />
  )
}
