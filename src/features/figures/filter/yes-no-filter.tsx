import { OptionalSelect, type OptionalSelectProps } from '@/ui/field/optional'

interface YesNoFilterProps extends Pick<OptionalSelectProps<never>, 'label' | 'labelHidden' | 'none'> {
  yes: string
  no: string
  value: boolean | null
  onChange: (value: boolean | null) => void
}

/** A filter by a yes or no, or by neither. */
export function YesNoFilter({ yes, no, value, onChange, ...select }: YesNoFilterProps) {
  return (
    <OptionalSelect
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
