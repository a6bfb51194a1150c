import { useTranslation } from '@/i18n/use-translation'

import { addDays } from '@/domain/day'
import { formatDate, weekStart } from '@/i18n/format'
import { Checkbox } from '@/ui/checkbox'
import { cx } from '@/ui/cx'
import { FieldError } from '@/ui/field-error'
import { TextField } from '@/ui/text-field'

import type { ShiftForm } from '../use-shift-form'

/** A Sunday: the names of the weekdays are those of the days after it. */
const SUNDAY = '2026-01-04'
const nameOf = (weekday: number, style: 'short' | 'long') =>
  formatDate(Date.parse(`${addDays(SUNDAY, weekday)}T12:00Z`), { weekday: style, timeZone: 'UTC' })

function Weekdays({ form }: { form: ShiftForm }) {
  const { t } = useTranslation('analytics')
  const { weekdays } = form.fields
  const start = weekStart()
  const turn = (weekday: number) =>
    form.change({
      weekdays: weekdays.includes(weekday)
        ? weekdays.filter((one) => one !== weekday)
        : [...weekdays, weekday],
    })
  return (
    <fieldset className="min-w-0">
      <legend className="mb-[6px] text-13 font-medium">{t('shifts.weekdays')}</legend>
      <div className="flex flex-wrap gap-1">
        {Array.from({ length: 7 }, (_, step) => (start + step) % 7).map((weekday) => (
          <button
            key={weekday}
            type="button"
            aria-pressed={weekdays.includes(weekday)}
            aria-label={nameOf(weekday, 'long')}
            onClick={() => turn(weekday)}
            className={cx(
              'h-control min-w-control rounded-control px-2 text-13 font-medium transition-colors',
              weekdays.includes(weekday)
                ? 'bg-accent text-text-on-accent hover:bg-accent-hover'
                : 'bg-fill text-text-quiet hover:bg-fill-hover',
            )}
          >
            {nameOf(weekday, 'short')}
          </button>
        ))}
      </div>
      {form.problems.has('weekdays') && <FieldError>{t('shifts.needs_weekday')}</FieldError>}
    </fieldset>
  )
}

/** On which days of the week a shift comes again, and until when. */
export function RepeatFields({ form }: { form: ShiftForm }) {
  const { t } = useTranslation('analytics')
  const { repeats, until, day } = form.fields
  return (
    <div className="grid gap-3">
      <Checkbox checked={repeats} onChange={(isOn) => form.change({ repeats: isOn })}>
        {t('shifts.repeat')}
      </Checkbox>
      {repeats && (
        <>
          <Weekdays form={form} />
          <TextField
            type="date"
            label={t('shifts.until')}
            value={until}
            min={day}
            onChange={(event) => form.change({ until: event.target.value })}
            {...(form.problems.has('until') && { error: t('shifts.needs_until') })}
          />
        </>
      )}
    </div>
  )
}
