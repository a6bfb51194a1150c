import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import type { ChatterPermissions } from '@/domain/account/permission'
import { useAgencyCurrency } from '@/features/figures/use-agency-currency'
import { formatMoney } from '@/i18n/format'
import { formatCentsInput, parseOptionalCents } from '@/lib/text/parse-amount'
import { NumberField } from '@/ui/field/number-field'

import { ResetToSet } from './permission-notes'

/** A price as typed; reports it once it parses. */
function PriceField({
  label,
  cents,
  currency,
  error,
  isReadOnly,
  onChange,
}: {
  label: string
  cents: number | null
  currency: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (cents: number | null) => void
}) {
  const { t } = useTranslation('analytics')
  const [text, setText] = useState(formatCentsInput(cents ?? 0))
  const written = parseOptionalCents(text)
  // Reset to the set's value, the field follows.
  if (written !== undefined && (written ?? 0) !== (cents ?? 0)) setText(formatCentsInput(cents ?? 0))
  return (
    <NumberField
      unit={currency}
      label={label}
      hint={t('employees.price_hint')}
      error={written === undefined ? t('employees.amount_unclear') : error}
      readOnly={isReadOnly}
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        const next = parseOptionalCents(event.target.value)
        if (next !== undefined) onChange(next)
      }}
    />
  )
}

export interface PriceLimitsProps {
  value: ChatterPermissions
  /** The permissions without this person's differences; each difference can be reset. */
  base?: ChatterPermissions
  isReadOnly?: boolean
  onChange: (part: Partial<ChatterPermissions>) => void
  /** The error for a highest price below the lowest. */
  priceError?: string | undefined
}

/** The lowest or the highest price a person may set, with the way back to the set's. */
export function PriceLimit({ limit, ...fields }: PriceLimitsProps & { limit: 'priceMin' | 'priceMax' }) {
  const { t } = useTranslation('analytics')
  const currency = useAgencyCurrency()
  const { value, base, isReadOnly = false, onChange, priceError } = fields
  const label = t(limit === 'priceMin' ? 'creators.price_min' : 'creators.price_max')
  const cents = base ? base[limit] : value[limit]
  return (
    <div>
      <PriceField
        label={label}
        error={limit === 'priceMax' ? priceError : undefined}
        cents={value[limit]}
        currency={currency}
        isReadOnly={isReadOnly}
        onChange={(next) => onChange({ [limit]: next })}
      />
      {cents !== value[limit] && (
        <ResetToSet
          name={label}
          state={cents === null ? t('employees.price_any') : formatMoney({ amount: cents, currency })}
          onBack={isReadOnly ? undefined : () => onChange({ [limit]: cents })}
        />
      )}
    </div>
  )
}
