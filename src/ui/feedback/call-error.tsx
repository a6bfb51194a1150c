import { errorText } from '@/api/errors'

import { FieldError } from './field-error'

interface CallErrorProps {
  /** Falsy without one. */
  error: unknown
  className?: string
}

/** Says why a call failed. It stays in the page, so that screen readers announce what appears in it. */
export const CallError = ({ error, className = '' }: CallErrorProps) => (
  <div role="alert" className={`empty:hidden ${className}`}>
    {Boolean(error) && <FieldError>{errorText(error)}</FieldError>}
  </div>
)
