import { useTranslation } from '@/i18n/use-translation'

import { addDays, type Day, dayOf, isDay, startOfDay } from '@/domain/day'
import { isoOf } from '@/domain/instant'
import { ownZone } from '@/lib/own-zone'
import { DateField } from '@/ui/date-field'

interface DateSpanProps {
  legend: string
  /** ISO instants; `to` is exclusive. */
  from: string | undefined
  to: string | undefined
  onChange: (span: { from: string | undefined; to: string | undefined }) => void
}

/** The user's local day of an instant, offset by `shift` ms; empty without an instant. */
const dayAt = (iso: string | undefined, shift = 0): Day =>
  iso ? dayOf(Date.parse(iso) + shift, ownZone()) : ''

/** Start of a local day, `later` days on; undefined for an incomplete day. */
const startOf = (day: Day, later = 0): string | undefined =>
  isDay(day) ? isoOf(startOfDay(addDays(day, later), ownZone())) : undefined

/** Date range; either end may stay open. */
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
