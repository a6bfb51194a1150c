import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'

import { Checkbox } from '../checkbox'
import { Combobox } from '../combobox'
import { OptionalSelect, type OptionalSelectProps } from '../optional'
import { Segmented, type SegmentedProps } from '../segmented'
import { Select, type SelectProps } from '../select'
import { Switch } from '../switch'
import { type FormFieldBinding, type FormProvidedProps, useFormField } from './use-form-field'

/** One of several options. */
export function FormSelect<Values extends FieldValues, Value extends string>({
  form,
  name,
  instead,
  ...field
}: FormFieldBinding<Values, Value | null> &
  Omit<SelectProps<Value>, FormProvidedProps> & {
    /** Shown for a value that is no longer among the options. */
    instead?: Value
  }) {
  const { value, error, change } = useFormField<Values, typeof name, Value | null>({ form, name })
  const isThere = instead === undefined || field.options.some((option) => option.value === value)
  return <Select {...field} value={isThere ? value : instead} error={error} onChange={change} />
}

/** One of several options, or none. */
export function FormOptionalSelect<Values extends FieldValues, Value extends string>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, Value | null> & Omit<OptionalSelectProps<Value>, FormProvidedProps>) {
  const { value, error, change } = useFormField<Values, typeof name, Value | null>({ form, name })
  return <OptionalSelect {...field} value={value} error={error} onChange={change} />
}

/** One of many options, filtered by typing. */
export function FormCombobox<Values extends FieldValues, Value extends string>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, Value | null> & Omit<ComponentProps<typeof Combobox<Value>>, FormProvidedProps>) {
  const { value, error, change } = useFormField<Values, typeof name, Value | null>({ form, name })
  return <Combobox {...field} value={value} error={error} onChange={change} />
}

/** One of a few, all visible. */
export function FormSegmented<Values extends FieldValues, Value extends string>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, Value> & Omit<SegmentedProps<Value>, FormProvidedProps>) {
  const { value, error, change } = useFormField<Values, typeof name, Value>({ form, name })
  return <Segmented {...field} value={value} error={error} onChange={change} />
}

/** Checked or unchecked. */
export function FormCheckbox<Values extends FieldValues>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, boolean> & Omit<ComponentProps<typeof Checkbox>, FormProvidedProps>) {
  const { value, error, change } = useFormField<Values, typeof name, boolean>({ form, name })
  return <Checkbox {...field} checked={value} error={error} onChange={change} />
}

/** On or off, applied when the form is saved. */
export function FormSwitch<Values extends FieldValues>({
  form,
  name,
  ...field
}: FormFieldBinding<Values, boolean> & Omit<ComponentProps<typeof Switch>, FormProvidedProps>) {
  const { value, error, change } = useFormField<Values, typeof name, boolean>({ form, name })
  return <Switch {...field} on={value} error={error} onChange={change} />
}
