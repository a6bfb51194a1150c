import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

import { Checkbox } from '../checkbox'
import { type FormFieldBinding, useFormField } from './use-form-field'

interface ChecksProps<Value extends string> {
  label: ReactNode
  labelHidden?: boolean
  /** Below the options: what none of them means. */
  hint?: ReactNode
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[]
  /** Lays out the options; below each other by default. */
  className?: string
}

/** Several of a few, all visible. The first one shows the error. */
export function FormChecks<Values extends FieldValues, Value extends string>({
  form,
  name,
  label,
  labelHidden = false,
  hint,
  options,
  className = 'grid gap-1',
}: FormFieldBinding<Values, Value[]> & ChecksProps<Value>) {
  const { value: chosen, error, change } = useFormField<Values, typeof name, Value[]>({ form, name })
  return (
    <fieldset className="grid gap-1 text-text">
      <legend className={labelHidden ? 'sr-only' : 'mb-1 text-13 font-medium'}>{label}</legend>
      <div className={className}>
        {options.map(({ value, label: words, hint: note }, index) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            hint={note}
            error={index === 0 ? error : undefined}
            onChange={(isOn) => change(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))}
          >
            {words}
          </Checkbox>
        ))}
      </div>
      {hint && <p className="text-13 text-text-quiet">{hint}</p>}
    </fieldset>
  )
}
