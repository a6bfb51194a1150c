import { GregorianCalendar } from '@internationalized/date'
import type { ReactNode } from 'react'

/** Labels and states of a date or time field, the same as those of other form fields. */
export interface DateFieldLabels {
  label: string
  /** Where the context makes the label clear: screen readers only. */
  labelHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** A value that can't be edited here: quiet, with a lock. */
  readOnly?: boolean
  /** Why it is disabled and who or what changes that. */
  disabledReason?: string | undefined
}

/** Maps the states to react-aria's props. */
export const ariaStates = ({ error, required, readOnly, disabledReason }: DateFieldLabels) => ({
  isInvalid: Boolean(error),
  isRequired: required ?? false,
  isReadOnly: readOnly ?? false,
  isDisabled: Boolean(disabledReason),
  validationBehavior: 'aria' as const,
  // As in native inputs: nothing shifts while typing digits.
  shouldForceLeadingZeros: true,
  // Every language of the console uses this calendar; the library's default bundles twelve more.
  createCalendar: () => new GregorianCalendar(),
})
