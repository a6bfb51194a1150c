import { Select, type SelectProps } from '@/ui/field/select'

const ANY = 'any'

interface ChoiceSelectProps<Name extends string> extends Pick<
  SelectProps<Name>,
  'label' | 'labelHidden' | 'isQuiet'
> {
  /** Says that nothing is chosen. */
  any: string
  names: readonly Name[]
  labelOf: (name: Name) => string
  value: Name | null
  onChange: (name: Name | null) => void
}

/** A filter by one of several names, or by none of them. */
export function ChoiceSelect<Name extends string>({
  any,
  names,
  labelOf,
  value,
  onChange,
  ...select
}: ChoiceSelectProps<Name>) {
  return (
    <Select<Name | typeof ANY>
      {...select}
      options={[{ value: ANY, label: any }, ...names.map((name) => ({ value: name, label: labelOf(name) }))]}
      value={value ?? ANY}
      onChange={(name) => onChange(name === ANY ? null : name)}
    />
  )
}
