import { useState } from 'react'

import { TextField } from '@/ui/text-field'

interface NumberFilterProps {
  label: string
  unit?: string
  error?: string | undefined
  /** Absent: no limit. */
  value: number | undefined
  /** What one written unit stands for: 100 where amounts are written in whole money and kept in cents. */
  scale?: number
  onChange: (value: number | undefined) => void
}

/** A number that may be left out; what cannot be read counts as left out. */
export function NumberFilter({ label, unit, error, value, scale = 1, onChange }: NumberFilterProps) {
  const [typed, setTyped] = useState(value === undefined ? '' : String(value / scale))
  const read = (text: string) => {
    setTyped(text)
    const number = Number(text)
    const isLeftOut = text.trim() === '' || !Number.isFinite(number) || number < 0
    onChange(isLeftOut ? undefined : scale === 1 ? number : Math.round(number * scale))
  }
  return (
    <TextField
      label={label}
      error={error}
      type="number"
      min={0}
      inputMode="decimal"
      dir="ltr"
      {...(unit && { end: <span className="pe-3 text-13 text-text-quiet">{unit}</span> })}
      value={typed}
      onChange={(event) => read(event.target.value)}
    />
  )
}
