import type { ReactNode } from 'react'

import { FieldError } from '../feedback/field-error'

/** Shows the error of a control, else its hint; renders nothing without either. */
export function FieldNote({ id, error, hint }: { id: string; error?: ReactNode; hint?: ReactNode }) {
  if (error) return <FieldError id={id}>{error}</FieldError>
  if (!hint) return null
  return (
    <p id={id} className="text-13 text-text-quiet">
      {hint}
    </p>
  )
}
