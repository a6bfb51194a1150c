import { Check, Minus } from 'lucide-react'

import { cx } from '../../cx'
import { Icon } from '../../icon'

/** A checkbox that fills its cell. The table handles presses by delegation, so rows carry no listeners. */
export function SelectCheckbox({
  state,
  label,
  onPress,
}: {
  state: boolean | 'some'
  label: string
  /** For the select-all checkbox, which is its own tab stop. */
  onPress?: () => void
}) {
  return (
    <>
      <input
        type="checkbox"
        checked={state === true}
        ref={(element) => {
          if (element) element.indeterminate = state === 'some'
        }}
        {...(onPress ? { onChange: onPress } : { readOnly: true, tabIndex: -1 })}
        aria-label={label}
        className="peer absolute inset-0 z-10 cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className={cx(
          'grid size-4 place-items-center rounded-mark peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus-ring forced-colors:border',
          state === false
            ? 'bg-surface-raised inset-shadow-[0_0_0_1.5px_var(--line-strong)] peer-hover:bg-fill'
            : 'bg-accent text-text-on-accent peer-hover:bg-accent-hover',
        )}
      >
        {state !== false && <Icon of={state === 'some' ? Minus : Check} size="xxs" />}
      </span>
    </>
  )
}
