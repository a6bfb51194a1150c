import type { ComponentProps } from 'react'

import { controlClasses, Field, type FieldLabels } from './field'
import { useCutNotice } from './use-cut-notice'

/** A multi-line field that grows with its text. */
export function TextArea(all: FieldLabels & ComponentProps<'textarea'>) {
  const { label, aside, hint, error, labelHidden = false, className, ...area } = all
  const { notice, listeners } = useCutNotice(area)
  return (
    <Field labels={{ label, aside, hint: notice ?? hint, error, labelHidden }} className={className}>
      {(control) => (
        <textarea
          rows={3}
          dir="auto"
          {...area}
          {...listeners}
          {...control}
          className={controlClasses(
            Boolean(error),
            'field-sizing-content max-h-[40vh] min-h-20 resize-y py-2',
          )}
        />
      )}
    </Field>
  )
}
