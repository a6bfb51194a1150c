import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'

import { DateField, DateTimeField, TimeField } from '../date-field'
import type { FormMoment } from './moment-schema'
import { type FormFieldBinding, type FormProvidedProps, useFormField } from './use-form-field'

/** A day; `''` while empty. */
export function FormDate<Values extends FieldValues>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, string> & Omit<ComponentProps<typeof DateField>, FormProvidedProps>) {
  const { value, error, change } = useFormField<Values, typeof name, string>({ form, name })
  return <DateField {...field} value={value} error={error} onChange={change} />
}

/** A time of day; `''` while empty. */
export function FormTime<Values extends FieldValues>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, string> & Omit<ComponentProps<typeof TimeField>, FormProvidedProps>) {
  const { value, error, change } = useFormField<Values, typeof name, string>({ form, name })
  return <TimeField {...field} value={value} error={error} onChange={change} />
}

/** A date and a time in a zone. */
export function FormDateTime<Values extends FieldValues>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, FormMoment> & Omit<ComponentProps<typeof DateTimeField>, FormProvidedProps>) {
  const { value, error, change } = useFormField<Values, typeof name, FormMoment>({ form, name })
  return <DateTimeField {...field} value={value.at} error={error} onChange={(at) => change({ at })} />
}
