import { useState } from 'react'

import { UNCLEAR_NUMBER } from '@/domain/mass/mass-plan'
import { useTranslation } from '@/i18n/use-translation'
import { formatCentsField, parseCents } from '@/lib/text/parse-amount'
import { parseInteger } from '@/lib/text/parse-integer'
import { NumberField } from '@/ui/field/number-field'

interface NumberFilterProps {
  label: string
  unit?: string
  error?: string | undefined
  /** Undefined means no limit. */
  value: number | undefined
  /** The value is in cents. */
  isMoney?: boolean
  onChange: (value: number | undefined) => void
}

/** Optional number input; a number that can't be parsed is `UNCLEAR_NUMBER`, which is not sent. */
export function NumberFilter({ label, unit, error, value, isMoney = false, onChange }: NumberFilterProps) {
  const { t } = useTranslation('tools')
  const [typed, setTyped] = useState(() => {
    if (value === undefined || value === UNCLEAR_NUMBER) return ''
    return isMoney ? formatCentsField(value) : String(value)
  })
  const read = (text: string) => {
    setTyped(text)
    const parse = isMoney ? parseCents : parseInteger
    onChange(text.trim() === '' ? undefined : (parse(text) ?? UNCLEAR_NUMBER))
  }
  return (
    <NumberField
      label={label}
      error={error ?? (value === UNCLEAR_NUMBER ? t('mass.problem_number') : undefined)}
      inputMode={isMoney ? 'decimal' : 'numeric'}
      unit={unit}
      value={typed}
      onChange={(event) => read(event.target.value)}
    />
  )
}
