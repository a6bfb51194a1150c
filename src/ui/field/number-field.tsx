import { TextField, type TextFieldProps } from './text-field'

/** A number or amount as people write it, with its unit at the end; without the unit where it is read-only. */
export function NumberField({ unit, ...field }: TextFieldProps & { unit?: string | undefined }) {
  const end = unit !== undefined && !field.readOnly && <span className="pe-3 text-13">{unit}</span>
  return <TextField dir="ltr" inputMode="decimal" {...field} {...(end && { end })} />
}
