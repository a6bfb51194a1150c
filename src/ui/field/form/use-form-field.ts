import {
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form'

import type { FormOf } from './use-form'

/** The form of a field, and the name of a value that it can show. */
export interface FormFieldBinding<Values extends FieldValues, Value> {
  form: Pick<FormOf<Values>, 'control'>
  name: FieldPathByValue<Values, Value>
}

/** Props of a control that the form provides. */
export type FormProvidedProps =
  | 'name'
  | 'form'
  | 'value'
  | 'defaultValue'
  | 'error'
  | 'onChange'
  | 'on'
  | 'checked'

/** Returns a form value, its error, and its setter. */
export function useFormField<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Value = FieldPathValue<Values, Name>,
>({ form, name }: { form: Pick<FormOf<Values>, 'control'>; name: Name }) {
  const { field, fieldState } = useController({ control: form.control, name })
  return {
    value: field.value as Value, // The type of `name` guarantees it.
    error: fieldState.error?.message,
    change: (value: Value) => field.onChange(value),
  }
}
