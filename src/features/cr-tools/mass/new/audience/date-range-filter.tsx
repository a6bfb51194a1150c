import { useTranslation } from '@/i18n/use-translation'

import { addDays, type Day, dayOf, isDay, startOfDay } from '@/domain/time/day'
import { isoOf } from '@/domain/time/instant'
import { useAgencyZone } from '@/features/figures/use-agency-zone'
import { DateField } from '@/ui/field/date-field'

interface DateRangeFilterProps {
  legend: string
  /** ISO instants; `to` is exclusive. */
  from: string | undefined
  to: string | undefined
  onChange: (span: { from: string | undefined; to: string | undefined }) => void
}

/** Date range in the agency's days, as all who plan for it read it; either end may stay open. */
export function DateRangeFilter({ legend, from, to, onChange }: DateRangeFilterProps) {
  const { t } = useTranslation('tools')
  const timezone = useAgencyZone()
  /** The day of an instant, offset by `shift` ms; empty without an instant. */
  const shownDay = (iso: string | undefined, shift = 0): Day =>
    iso ? dayOf(Date.parse(iso) + shift, timezone) : ''
  /** Start of a day, `later` days on; undefined for an incomplete day. */
  const startOf = (day: Day, later = 0): string | undefined =>
    isDay(day) ? isoOf(startOfDay(addDays(day, later), timezone)) : undefined
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-[6px] text-13 font-medium">{legend}</legend>
      <div className="grid gap-2 [&>*]:min-w-0 sm:grid-cols-2">
        <DateField
          label={t('mass.from')}
          labelHidden
          value={shownDay(from)}
          onChange={(day) => onChange({ from: startOf(day), to })}
        />
        <DateField
          label={t('mass.to')}
          labelHidden
          {...(from !== undefined && { min: shownDay(from) })}
          value={shownDay(to, -1)}
          onChange={(day) => onChange({ from, to: startOf(day, 1) })}
        />
      </div>
    </fieldset>
  )
}
