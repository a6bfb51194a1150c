import { useState } from 'react'

import { NumberField } from '@/ui/field/number-field'

interface NumberFilterProps {
  label: string
  unit?: string
  error?: string | undefined
  /** Undefined means no limit. */
  value: number | undefined
  /** Factor from typed units to the stored value, such as 100 for cents. */
  scale?: number
  onChange: (value: number | undefined) => void
}

/** Optional number input; unparsable text counts as empty. */
export function NumberFilter({ label, unit, error, value, scale = 1, onChange }: NumberFilterProps) {
  const [typed, setTyped] = useState(value === undefined ? '' : String(value / scale))
  const read = (text: string) => {
    setTyped(text)
    const number = Number(text)
    const isLeftOut = text.trim() === '' || !Number.isFinite(number) || number < 0
    onChange(isLeftOut ? undefined : scale === 1 ? number : Math.round(number * scale))
  }
  return (
    <NumberField
      label={label}
      error={error}
      type="number"
      min={0}
      unit={unit}
      value={typed}
      onChange={(event) => read(event.target.value)}
    />
  )
}
