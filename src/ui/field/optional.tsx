import { Segmented, type SegmentedProps } from './segmented'
import { Select, type SelectProps } from './select'

/** The key of no choice, since a listbox and radios need one. */
const NONE = ''

interface Optional<Value extends string> {
  /** The option for no choice. */
  none: string
  value: Value | null
  onChange: (value: Value | null) => void
}

export type OptionalSelectProps<Value extends string> = Omit<SelectProps<Value>, 'value' | 'onChange'> &
  Optional<Value> & {
    /** Small text in the option for no choice. */
    noneDetail?: string | undefined
  }

/** Selects one of many options, or none of them. */
export function OptionalSelect<Value extends string>({
  none,
  noneDetail: detail,
  options,
  value,
  onChange,
  ...select
}: OptionalSelectProps<Value>) {
  return (
    <Select<Value | typeof NONE>
      {...select}
      options={[{ value: NONE, label: none, ...(detail !== undefined && { detail }) }, ...options]}
      value={value ?? NONE}
      onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
    />
  )
}

/** One of a few options, or none of them; all visible. */
export function OptionalSegmented<Value extends string>({
  none,
  options,
  value,
  onChange,
  ...segmented
}: Omit<SegmentedProps<Value>, 'value' | 'onChange'> & Optional<Value>) {
  return (
    <Segmented<Value | typeof NONE>
      {...segmented}
      options={[{ value: NONE, label: none }, ...options]}
      value={value ?? NONE}
      onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
    />
  )
}
