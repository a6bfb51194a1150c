import type { FieldValues } from 'react-hook-form'

import type { FormOf } from './use-form'

/** Closes what holds the form, after its question: what was discarded does not come back the next time. */
export const discardForm =
  ({ isDirty, startOver }: Pick<FormOf<FieldValues>, 'isDirty' | 'startOver'>, onClose: () => void) =>
  () => {
    if (isDirty) startOver()
    onClose()
  }
