import { type Option, Select } from '@/ui/field/select'

/** The option for no choice, since a listbox needs a key. */
const ALL = 'all'

/** Selects one filter value, or none. */
export function FilterSelect<Value extends string>({
  label,
  all,
  options,
  value,
  onChange,
}: {
  label: string
  all: string
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
}) {
  return (
    <Select<Value | typeof ALL>
      label={label}
      labelHidden
      value={value ?? ALL}
      options={[{ value: ALL, label: all }, ...options]}
      onChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
    />
  )
}
