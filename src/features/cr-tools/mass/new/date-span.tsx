import { useTranslation } from '@/i18n/use-translation'

import { TextField } from '@/ui/text-field'

interface DateSpanProps {
  legend: string
  /** ISO; the end is the first moment after the span. */
  from: string | undefined
  to: string | undefined
  onChange: (span: { from: string | undefined; to: string | undefined }) => void
}

/** `YYYY-MM-DD` of the reader's day. */
const dayOf = (iso: string | undefined): string => {
  if (!iso) return ''
  const at = new Date(iso)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/** The last day of a span that ends with `iso`. */
const lastDayOf = (iso: string | undefined): string =>
  iso ? dayOf(new Date(Date.parse(iso) - 1).toISOString()) : ''

const momentOf = (day: string): string | undefined => {
  const at = new Date(`${day}T00:00`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** The first moment after a day, which may have 23 or 25 hours. */
const momentAfter = (day: string): string | undefined => {
  const at = new Date(`${day}T00:00`)
  at.setDate(at.getDate() + 1)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** Two days, either of which may be left open. */
export function DateSpan({ legend, from, to, onChange }: DateSpanProps) {
  const { t } = useTranslation('tools')
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-[6px] text-13 font-medium">{legend}</legend>
      <div className="grid gap-2 [&>*]:min-w-0 sm:grid-cols-2">
        <TextField
          label={t('mass.from')}
          labelHidden
          type="date"
          value={dayOf(from)}
          onChange={(event) => onChange({ from: momentOf(event.target.value), to })}
        />
        <TextField
          label={t('mass.to')}
          labelHidden
          type="date"
          value={lastDayOf(to)}
          onChange={(event) => onChange({ from, to: momentAfter(event.target.value) })}
        />
      </div>
    </fieldset>
  )
}
