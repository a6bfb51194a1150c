import { OptionalSelect, type OptionalSelectProps } from '@/ui/field/optional'

interface FilterSelectProps<Value extends string> extends Pick<
  OptionalSelectProps<Value>,
  'label' | 'options' | 'value' | 'onChange'
> {
  /** Shows the label above, as in a form. */
  isLabelled?: boolean
  /** Says that nothing is chosen. */
  any: string
}

/** A filter by one of several values, or by none of them. */
export function FilterSelect<Value extends string>({
  isLabelled = false,
  any,
  ...select
}: FilterSelectProps<Value>) {
  return <OptionalSelect {...select} labelHidden={!isLabelled} none={any} />
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
