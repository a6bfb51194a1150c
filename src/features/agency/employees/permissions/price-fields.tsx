import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { formatMoney } from '@/i18n/format'
import { formatCentsInput, parseCents } from '@/lib/text/parse-amount'
import { TextField } from '@/ui/field/text-field'

import { ResetToSet } from './reset-to-set'
import type { PermissionFieldsProps } from './permission-fields'

function PriceField({
  label,
  cents,
  hint,
  error,
  isReadOnly,
  onChange,
}: {
  label: string
  cents: number | null
  hint: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (cents: number | null) => void
}) {
  const { t } = useTranslation('analytics')
  const currency = useAgencyCurrency()
  const [text, setText] = useState(formatCentsInput(cents ?? 0))
  const written = text.trim() === '' ? null : parseCents(text)
  // Reset to the set's value, the field follows.
  if (written !== undefined && (written ?? 0) !== (cents ?? 0)) setText(formatCentsInput(cents ?? 0))
  return (
    <TextField
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      label={label}
      hint={hint}
      error={written === undefined ? t('employees.amount_unclear') : error}
      readOnly={isReadOnly}
      value={text}
      {...(!isReadOnly && { end: <span className="pe-3 text-13">{currency}</span> })}
      onChange={(event) => {
        setText(event.target.value)
        const next = event.target.value.trim() === '' ? null : parseCents(event.target.value)
        if (next !== undefined) onChange(next)
      }}
    />
  )
}

function PriceDifference({ limit, ...fields }: PermissionFieldsProps & { limit: 'priceMin' | 'priceMax' }) {
  const { t } = useTranslation('analytics')
  const currency = useAgencyCurrency()
  const { value, base, isReadOnly = false, onChange } = fields
  if (!base || base[limit] === value[limit]) return null
  const cents = base[limit]
  return (
    <ResetToSet
      name={limit === 'priceMin' ? t('employees.price_min') : t('employees.price_max')}
      said={cents === null ? t('employees.price_any') : formatMoney({ amount: cents, currency })}
      onBack={isReadOnly ? undefined : () => onChange({ [limit]: cents })}
    />
  )
}

/** The lowest and the highest price a person may set. */
export function PriceFields(fields: PermissionFieldsProps) {
  const { t } = useTranslation('analytics')
  const { value, isReadOnly = false, onChange, priceError } = fields
  return (
    <section className="grid gap-2">
      <h3 className="text-14 font-strong">{t('employees.prices')}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <div>
          <PriceField
            label={t('employees.price_min')}
            hint={t('employees.price_hint')}
            error={undefined}
            cents={value.priceMin}
            isReadOnly={isReadOnly}
            onChange={(priceMin) => onChange({ priceMin })}
          />
          <PriceDifference limit="priceMin" {...fields} />
        </div>
        <div>
          <PriceField
            label={t('employees.price_max')}
            hint={t('employees.price_hint')}
            error={priceError}
            cents={value.priceMax}
            isReadOnly={isReadOnly}
            onChange={(priceMax) => onChange({ priceMax })}
          />
          <PriceDifference limit="priceMax" {...fields} />
        </div>
      </div>
    </section>
  )
}
