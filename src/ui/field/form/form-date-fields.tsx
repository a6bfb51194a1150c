import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'

import type { DateFieldValue } from '@/domain/time/date-field-value'

import { DateTimeField } from '../date-field'
import { type FormFieldBinding, useFormField } from './use-form-field'

/** Wraps a moment: react-hook-form treats a bare undefined as the default value. */
export interface FormMoment {
  at: DateFieldValue<number>
}

/** A date and a time in a zone. */
export function FormDateTime<Values extends FieldValues>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, FormMoment> &
  Omit<ComponentProps<typeof DateTimeField>, 'value' | 'error' | 'onChange' | 'name' | 'form'>) {
  const { value, error, change } = useFormField<Values, typeof name, FormMoment>({ form, name })
  return <DateTimeField {...field} value={value.at} error={error} onChange={(at) => change({ at })} />
}
