import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

import type { FieldWords } from '../field'
import { TextArea } from '../text-area'
import { TextField, type TextFieldProps } from '../text-field'
import { type Bound, useBound } from './use-bound'

/** Props that the form provides. */
type Given = 'name' | 'form' | 'value' | 'defaultValue' | 'error'

type FormTextProps<Values extends FieldValues> = Bound<Values, string> & Omit<TextFieldProps, Given>

/** A single-line text field. */
export function FormText<Values extends FieldValues>({ form, name, ...field }: FormTextProps<Values>) {
  const { value, error, change } = useBound<Values, typeof name, string>({ form, name })
  return (
    <TextField
      autoComplete="off"
      {...field}
      value={value}
      error={error}
      onChange={(event) => {
        change(event.target.value)
        field.onChange?.(event)
      }}
    />
  )
}

/** A multi-line text field. */
export function FormTextArea<Values extends FieldValues>({
  form,
  name,
  ...field
}: Bound<Values, string> & FieldWords & Omit<ComponentProps<'textarea'>, Given>) {
  const { value, error, change } = useBound<Values, typeof name, string>({ form, name })
  return <TextArea {...field} value={value} error={error} onChange={(event) => change(event.target.value)} />
}

/**
 * A number or amount as people write it, with its unit at the end; the schema parses it
 * (`lib/written-number.ts`).
 */
export function FormNumber<Values extends FieldValues>({
  unit,
  ...field
}: FormTextProps<Values> & { unit?: ReactNode }) {
  return (
    <FormText
      dir="ltr"
      inputMode="decimal"
      {...(unit !== undefined && { end: <span className="pe-3 text-13">{unit}</span> })}
      {...field}
    />
  )
}
