import type { ReactNode } from 'react'

interface PanelSelectProps<Value extends string | number> {
  label: ReactNode
  value: Value
  options: readonly (readonly [value: Value, words: ReactNode])[]
  onChange: (value: Value) => void
}

/** A labelled select. */
export function PanelSelect<Value extends string | number>(props: PanelSelectProps<Value>) {
  const { label, value, options, onChange } = props
  return (
    <label>
      <span>{label}</span>
      <select
        value={String(value)}
        onChange={(event) => {
          const chosen = options.find(([option]) => String(option) === event.target.value)
          if (chosen) onChange(chosen[0])
        }}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}
