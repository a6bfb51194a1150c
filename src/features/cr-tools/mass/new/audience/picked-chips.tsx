import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { Combobox } from '@/ui/field/combobox'
import { IconButton } from '@/ui/icon-button'

interface PickedChipsProps {
  label: string
  placeholder: string
  error?: string | undefined
  options: readonly { value: string; label: string; detail?: ReactNode }[]
  chosen: readonly string[]
  /** What a chip shows; a choice without a chip stays chosen. */
  chipOf: (value: string) => { content: ReactNode; removeName: string } | undefined
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
    return chip ? [{ value, ...chip }] : []
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
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chips.map(({ value, content, removeName }) => (
            <li
              key={value}
              className="inline-flex max-w-full items-center gap-1 rounded-control bg-fill ps-2 text-13"
            >
              {content}
              <IconButton
                icon={X}
                size="small"
                name={removeName}
                onClick={() => onChange(chosen.filter((one) => one !== value))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
