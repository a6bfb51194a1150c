import { Check, Minus } from 'lucide-react'
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

interface CheckboxBoxProps extends Required<Pick<CheckboxProps, 'checked' | 'labelHidden'>> {
  isOff: boolean
}

function CheckboxBox({ checked, labelHidden, isOff }: CheckboxBoxProps) {
  const on = checked !== false
  return (
    <span
      className={cx(
        'grid size-4 shrink-0 place-items-center rounded-mark transition-colors peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus-ring forced-colors:border',
        !labelHidden && 'mt-[2px]',
        isOff && 'opacity-50',
        on
          ? 'bg-accent text-text-on-accent group-hover/check:bg-accent-hover'
          : 'bg-surface-raised inset-shadow-[0_0_0_1.5px_var(--line-strong)] group-hover/check:bg-fill',
      )}
    >
      {on && <Icon of={checked === 'some' ? Minus : Check} size="xxs" />}
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
      <CheckboxBox checked={checked} labelHidden={labelHidden} isOff={Boolean(disabledReason)} />
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
