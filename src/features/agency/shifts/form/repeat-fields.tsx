import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { isDay } from '@/domain/time/day'
import { weekdayOf } from '@/domain/shift/shift-grid'
import { weekdayName, weekdaysInOrder } from '@/i18n/weekdays'
import { cx } from '@/ui/cx'
import { DateField } from '@/ui/field/date-field'
import { FormCheckbox } from '@/ui/field/form/form-choice-fields'
import { useFormField } from '@/ui/field/form/use-form-field'
import { Tooltip } from '@/ui/tooltip'

import { type ShiftFields, untilIn } from './shift-fields'
import type { ShiftForm } from './use-shift-form'

interface WeekdayProps {
  weekday: number
  isOn: boolean
  /** The shift's own weekday, always on, since the series starts on it. */
  isOwn: boolean
  onToggle: () => void
}

function Weekday({ weekday, isOn, isOwn, onToggle }: WeekdayProps) {
  const { t } = useTranslation('analytics')
  const reasonId = useId()
  const button = (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={weekdayName(weekday, 'long')}
      {...(isOwn ? { 'aria-disabled': true, 'aria-describedby': reasonId } : { onClick: onToggle })}
      className={cx(
        'h-control min-w-control rounded-control px-2 text-13 font-medium transition-colors',
        !isOn && 'bg-fill text-text-quiet hover:bg-fill-hover',
        isOn && 'bg-accent text-text-on-accent',
        isOn && !isOwn && 'hover:bg-accent-hover',
        isOwn && 'cursor-default',
      )}
    >
      {weekdayName(weekday, 'short')}
      {isOwn && (
        <span id={reasonId} hidden>
          {t('shifts.weekday_own')}
        </span>
      )}
    </button>
  )
  return isOwn ? (
    <Tooltip text={t('shifts.weekday_own')} onPress>
      {button}
    </Tooltip>
  ) : (
    button
  )
}

function Weekdays({ form }: { form: ShiftForm }) {
  const { t } = useTranslation('analytics')
  const { day, otherWeekdays } = form.fields
  const own = isDay(day) ? weekdayOf(day) : undefined
  const isOn = (weekday: number) => weekday === own || otherWeekdays.includes(weekday)
  const toggle = (weekday: number) =>
    form.set(
      'otherWeekdays',
      isOn(weekday) ? otherWeekdays.filter((one) => one !== weekday) : [...otherWeekdays, weekday],
    )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-[6px] text-13 font-medium">{t('shifts.weekdays')}</legend>
      <div className="flex flex-wrap gap-1">
        {weekdaysInOrder().map((weekday) => (
          <Weekday
            key={weekday}
            weekday={weekday}
            isOn={isOn(weekday)}
            isOwn={weekday === own}
            onToggle={() => toggle(weekday)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function UntilField({ form }: { form: ShiftForm }) {
  const { t } = useTranslation('analytics')
  const { error, change } = useFormField<ShiftFields, 'until'>({ form, name: 'until' })
  const { day } = form.fields
  return (
    <DateField
      required
      label={t('shifts.until')}
      value={untilIn(form.fields)}
      {...(isDay(day) && { min: day })}
      error={error}
      onChange={change}
    />
  )
}

/** The weekdays a shift repeats on, and the end of the series. */
export function RepeatFields({ form }: { form: ShiftForm }) {
  const { t } = useTranslation('analytics')
  return (
    <div className="grid gap-3">
      <FormCheckbox form={form} name="repeats">
        {t('shifts.repeat')}
      </FormCheckbox>
      {form.fields.repeats && (
        <>
          <Weekdays form={form} />
          <UntilField form={form} />
        </>
      )}
    </div>
  )
}
