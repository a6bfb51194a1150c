import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'

import type { FieldLabels } from '../field'
import { NumberField } from '../number-field'
import { PasswordField } from '../password-field'
import { TextArea } from '../text-area'
import { TextField, type TextFieldProps } from '../text-field'
import { type FormFieldBinding, type FormProvidedProps, useFormField } from './use-form-field'

/** A single-line text field. */
export function FormText<Values extends FieldValues>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, string> & Omit<TextFieldProps, Exclude<FormProvidedProps, 'onChange'>>) {
  const { value, error, change } = useFormField<Values, typeof name, string>({ form, name })
  return (
    <TextField
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

/** A password with a show toggle. */
export function FormPassword<Values extends FieldValues>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, string> & Omit<ComponentProps<typeof PasswordField>, FormProvidedProps>) {
  const { value, error, change } = useFormField<Values, typeof name, string>({ form, name })
  return (
    <PasswordField {...field} value={value} error={error} onChange={(event) => change(event.target.value)} />
  )
}

/** A multi-line text field. */
export function FormTextArea<Values extends FieldValues>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, string> & FieldLabels & Omit<ComponentProps<'textarea'>, FormProvidedProps>) {
  const { value, error, change } = useFormField<Values, typeof name, string>({ form, name })
  return <TextArea {...field} value={value} error={error} onChange={(event) => change(event.target.value)} />
}

/**
 * A number or amount as people write it, with its unit at the end; the schema parses it
 * (`lib/form-schemas.ts`).
 */
export function FormNumber<Values extends FieldValues>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, string> & Omit<ComponentProps<typeof NumberField>, FormProvidedProps>) {
  const { value, error, change } = useFormField<Values, typeof name, string>({ form, name })
  return (
    <NumberField {...field} value={value} error={error} onChange={(event) => change(event.target.value)} />
  )
}
