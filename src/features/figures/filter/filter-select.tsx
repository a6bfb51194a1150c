import { Select, type SelectProps } from '@/ui/field/select'

/** The option for no choice, since a listbox needs a key. */
const ANY = 'any'

interface FilterSelectProps<Value extends string> extends Pick<SelectProps<Value>, 'label' | 'options'> {
  /** Shows the label above, as in a form. */
  isLabelled?: boolean
  /** Says that nothing is chosen. */
  any: string
  value: Value | null
  onChange: (value: Value | null) => void
}

/** A filter by one of several values, or by none of them. */
export function FilterSelect<Value extends string>({
  isLabelled = false,
  any,
  options,
  value,
  onChange,
  ...select
}: FilterSelectProps<Value>) {
  return (
    <Select<Value | typeof ANY>
      {...select}
      labelHidden={!isLabelled}
      options={[{ value: ANY, label: any }, ...options]}
      value={value ?? ANY}
      onChange={(chosen) => onChange(chosen === ANY ? null : chosen)}
    />
  )
}

interface YesNoFilterProps extends Pick<FilterSelectProps<never>, 'label' | 'isLabelled' | 'any'> {
  yes: string
  no: string
  value: boolean | null
  onChange: (value: boolean | null) => void
}

/** A filter by a yes or no, or by neither. */
export function YesNoFilter({ yes, no, value, onChange, ...select }: YesNoFilterProps) {
  return (
    <FilterSelect
      {...select}
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChange={(chosen) => onChange(chosen === null ? null : chosen === 'yes')}
    />
  )
}
