import {
  type FieldPath,
  type FieldPathByValue,
  type FieldPathValue,
  type FieldValues,
  useController,
} from 'react-hook-form'

import type { FormOf } from './use-form'

/** The form that a field belongs to, and the name of a value that it can show. */
export interface Bound<Values extends FieldValues, Value> {
  form: Pick<FormOf<Values>, 'control'>
  name: FieldPathByValue<Values, Value>
}

/** A value of a form, its fault, and how to change it. */
export function useBound<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
  Value = FieldPathValue<Values, Name>,
>({ form, name }: { form: Pick<FormOf<Values>, 'control'>; name: Name }) {
  const { field, fieldState } = useController({ control: form.control, name })
  return {
    value: field.value as Value, // as the type of `name` says
    error: fieldState.error?.message,
    change: (value: Value) => field.onChange(value),
  }
}
