import { type ReactNode, useId } from 'react'

import { cx } from '../cx'
import { FieldError } from '../feedback/field-error'

/** A setting that applies at once. */
export function Switch({
  on,
  onChange,
  children,
  hint,
  error,
  labelHidden = false,
}: {
  on: boolean
  onChange: (on: boolean) => void
  children: ReactNode
  hint?: ReactNode
  error?: ReactNode
  labelHidden?: boolean
}) {
  const id = useId()
  const [hintId, errorId] = [`${id}h`, `${id}e`]
  const about = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <label className="relative inline-flex min-h-control cursor-pointer items-center justify-between gap-3">
      <span className={labelHidden ? 'sr-only' : 'min-w-0'}>
        {children}
        {hint && (
          <span id={hintId} className="block text-13 text-text-quiet">
            {hint}
          </span>
        )}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        {...(about && { 'aria-describedby': about })}
        {...(error ? { 'aria-invalid': true } : {})}
        className="peer absolute end-0 h-5 w-8 opacity-0"
      />
      <span
        aria-hidden
        className={cx(
          'flex h-5 w-8 shrink-0 items-center rounded-full p-[2px] transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus-ring forced-colors:border',
          on ? 'bg-accent' : 'bg-line-strong',
        )}
      >
        <span
          className={cx(
            'size-4 rounded-full bg-[#fff] shadow-[0_1px_2px_rgb(0_0_0/0.3)] transition-transform forced-colors:bg-[ButtonText]',
            on && 'translate-x-3 rtl:-translate-x-3',
          )}
        />
      </span>
    </label>
  )
}
