import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'

import type { Fill } from '@/domain/fill'

import { DateTimeField } from '../date-time-field'
import { type Bound, useBound } from './use-bound'

/** Wraps a moment: react-hook-form treats a bare undefined as the default value. */
export interface WrittenMoment {
  at: Fill<number>
}

/** A date and a time in a zone. */
export function FormDateTime<Values extends FieldValues>({
  form,
  name,
  ...field
}: Bound<Values, WrittenMoment> &
  Omit<ComponentProps<typeof DateTimeField>, 'value' | 'error' | 'onChange' | 'name' | 'form'>) {
  const { value, error, change } = useBound<Values, typeof name, WrittenMoment>({ form, name })
  return <DateTimeField {...field} value={value.at} error={error} onChange={(at) => change({ at })} />
}
