import type { ReactNode } from 'react'

import { type Chip, Chips } from '@/ui/chips'
import { Combobox } from '@/ui/field/combobox'

interface PickedChipsProps {
  label: string
  placeholder: string
  error?: string | undefined
  options: readonly { value: string; label: string; detail?: ReactNode }[]
  chosen: readonly string[]
  /** What a chip shows; a choice without a chip stays chosen. */
  chipOf: (value: string) => Pick<Chip, 'content' | 'removeName'> | undefined
  onChange: (chosen: string[]) => void
}

/** Several of many, found by typing; each is a chip below the field. */
export function PickedChips({
  label,
  placeholder,
  error,
  options,
  chosen,
  chipOf,
  onChange,
}: PickedChipsProps) {
  const chips = chosen.flatMap((value) => {
    const chip = chipOf(value)
    return chip ? [{ id: value, ...chip }] : []
  })
  return (
    <div className="grid content-start gap-2">
      <Combobox
        // Remount after a choice to clear the search text.
        key={chosen.length}
        label={label}
        placeholder={placeholder}
        error={error}
        options={options.filter(({ value }) => !chosen.includes(value))}
        value={null}
        onChange={(value) => value && onChange([...chosen, value])}
      />
      <Chips chips={chips} onRemove={(id) => onChange(chosen.filter((one) => one !== id))} />
    </div>
  )
}
