import { Check, Minus } from 'lucide'
import { type ComponentProps, type ReactNode, useId } from 'react'

import { cx } from '../cx'
import { FieldError } from '../feedback/field-error'
import { Icon } from '../icon'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked' | 'children'> {
  checked: boolean | 'some'
  onChange: (checked: boolean) => void
  children: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** In a table the label is for screen readers only. */
  labelHidden?: boolean
  /**
   * Why it can't be changed and who can grant it, for screen readers; visible text beside it says the same.
   */
  disabledReason?: string | undefined
}

/** The box of a checkbox whose native input before it is invisible. */
export function CheckMark({ state, className }: { state: boolean | 'some'; className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-4 shrink-0 place-items-center rounded-mark transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus-ring forced-colors:border',
        state === false
          ? 'bg-surface-raised inset-shadow-[0_0_0_1.5px_var(--line-strong)] peer-hover:bg-fill group-hover/check:bg-fill'
          : 'bg-accent text-text-on-accent peer-hover:bg-accent-hover group-hover/check:bg-accent-hover',
        className,
      )}
    >
      {state !== false && <Icon of={state === 'some' ? Minus : Check} size="xxs" />}
    </span>
  )
}

/** A checkbox with checked, unchecked and mixed states. The whole row is the touch target. */
export function Checkbox({
  checked,
  onChange,
  children,
  hint,
  error,
  labelHidden = false,
  disabledReason,
  ...input
}: CheckboxProps) {
  const id = useId()
  const [hintId, reasonId, errorId] = [`${id}h`, `${id}r`, `${id}e`]
  const about = [error && errorId, hint && hintId, disabledReason && reasonId].filter(Boolean).join(' ')
  return (
    <label
      className={cx(
        'group/check relative inline-flex min-h-control gap-[10px]',
        disabledReason ? 'cursor-default' : 'cursor-pointer',
        labelHidden
          ? 'size-control items-center justify-center'
          : 'items-start py-[calc((var(--control)-20px)/2)]',
      )}
    >
      <input
        {...input}
        type="checkbox"
        checked={checked === true}
        ref={(element) => {
          if (element) element.indeterminate = checked === 'some'
        }}
        onChange={(event) => !disabledReason && onChange(event.target.checked)}
        {...(about && { 'aria-describedby': about })}
        {...(disabledReason && { 'aria-disabled': true })}
        {...(error ? { 'aria-invalid': true } : {})}
        className="peer absolute size-4 opacity-0"
      />
      <CheckMark state={checked} className={cx(!labelHidden && 'mt-[2px]', disabledReason && 'opacity-50')} />
      <span className={labelHidden ? 'sr-only' : 'min-w-0'}>
        {children}
        {hint && (
          <span id={hintId} className="block text-13 text-text-quiet">
            {hint}
          </span>
        )}
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </span>
    </label>
  )
}
