import { useTranslation } from '@/i18n/use-translation'

import { addDays, type Day, dayOf, isDay, startOfDay } from '@/domain/day'
import { isoOf } from '@/domain/instant'
import { ownZone } from '@/lib/own-zone'
import { DateField } from '@/ui/date-field'

interface DateSpanProps {
  legend: string
  /** ISO; the end is the first moment after the span. */
  from: string | undefined
  to: string | undefined
  onChange: (span: { from: string | undefined; to: string | undefined }) => void
}

/** The reader's day of a moment, or of one `shift` ms beside it; empty without one. */
const dayAt = (iso: string | undefined, shift = 0): Day =>
  iso ? dayOf(Date.parse(iso) + shift, ownZone()) : ''

/** When the reader's day begins, or the one so many days later; undefined while there is no whole day. */
const startOf = (day: Day, later = 0): string | undefined =>
  isDay(day) ? isoOf(startOfDay(addDays(day, later), ownZone())) : undefined

/** Two days, either of which may be left open. */
export function DateSpan({ legend, from, to, onChange }: DateSpanProps) {
  const { t } = useTranslation('tools')
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-[6px] text-13 font-medium">{legend}</legend>
      <div className="grid gap-2 [&>*]:min-w-0 sm:grid-cols-2">
        <DateField
          label={t('mass.from')}
          labelHidden
          value={dayAt(from)}
          onChange={(day) => onChange({ from: startOf(day), to })}
        />
        <DateField
          label={t('mass.to')}
          labelHidden
          {...(from !== undefined && { min: dayAt(from) })}
          value={dayAt(to, -1)}
          onChange={(day) => onChange({ from, to: startOf(day, 1) })}
        />
      </div>
    </fieldset>
  )
}
