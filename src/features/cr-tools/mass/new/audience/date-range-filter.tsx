import { useTranslation } from '@/i18n/use-translation'

import { addDays, type Day, dayOf, isDay, startOfDay } from '@/domain/time/day'
import { isoOf } from '@/domain/time/instant'
import { deviceTimeZone } from '@/lib/device-time-zone'
import { DateField } from '@/ui/field/date-field'

interface DateRangeFilterProps {
  legend: string
  /** ISO instants; `to` is exclusive. */
  from: string | undefined
  to: string | undefined
  onChange: (span: { from: string | undefined; to: string | undefined }) => void
}

/** The user's local day of an instant, offset by `shift` ms; empty without an instant. */
const localDayOf = (iso: string | undefined, shift = 0): Day =>
  iso ? dayOf(Date.parse(iso) + shift, deviceTimeZone()) : ''

/** Start of a local day, `later` days on; undefined for an incomplete day. */
const startOfLocalDay = (day: Day, later = 0): string | undefined =>
  isDay(day) ? isoOf(startOfDay(addDays(day, later), deviceTimeZone())) : undefined

/** Date range; either end may stay open. */
export function DateRangeFilter({ legend, from, to, onChange }: DateRangeFilterProps) {
  const { t } = useTranslation('tools')
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-[6px] text-13 font-medium">{legend}</legend>
      <div className="grid gap-2 [&>*]:min-w-0 sm:grid-cols-2">
        <DateField
          label={t('mass.from')}
          labelHidden
          value={localDayOf(from)}
          onChange={(day) => onChange({ from: startOfLocalDay(day), to })}
        />
        <DateField
          label={t('mass.to')}
          labelHidden
          {...(from !== undefined && { min: localDayOf(from) })}
          value={localDayOf(to, -1)}
          onChange={(day) => onChange({ from, to: startOfLocalDay(day, 1) })}
        />
      </div>
    </fieldset>
  )
}
