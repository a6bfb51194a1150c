import type { ReactNode } from 'react'

/** The words and states of a date or time field, as other fields of a form have them. */
export interface DateFieldWords {
  label: string
  /** Where the context makes the label clear: read out, not shown. */
  labelHidden?: boolean
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** A value that can't be edited here: quiet, with a lock. */
  readOnly?: boolean
  /** Why it can't be used now and who or what changes that. */
  disabledReason?: string | undefined
}

/** The same states as react-aria names them. */
export const statesOf = ({ error, required, readOnly, disabledReason }: DateFieldWords) => ({
  isInvalid: Boolean(error),
  isRequired: required ?? false,
  isReadOnly: readOnly ?? false,
  isDisabled: Boolean(disabledReason),
  validationBehavior: 'aria' as const,
  // As in native inputs: nothing shifts while digits are typed.
  shouldForceLeadingZeros: true,
})
