import type { IconNode } from 'lucide'
import { type ComponentProps, type ReactNode, useId } from 'react'

import { withoutHandlers } from './button'
import { cx } from './cx'
import { Icon } from './icon'
import { Spinner } from './spinner'
import { Tooltip } from './tooltip'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  icon: IconNode
  /** Accessible name, a verb; also shown as a tooltip. */
  name: string
  size?: 'medium' | 'small'
  mirrored?: boolean
  /** For toggle buttons: whether it is pressed. */
  pressed?: boolean
  /** A small count on its corner. */
  badge?: ReactNode
  /** Keyboard shortcut, shown in the tooltip where there is a keyboard. */
  hint?: ReactNode
  busy?: boolean
  disabledReason?: string | undefined
}

/** A button with an icon only. It requires an accessible name. */
export function IconButton(all: IconButtonProps) {
  const { icon, name, size = 'medium', mirrored = false, pressed, badge, hint, busy = false, ...rest } = all
  const { disabledReason, className, ...props } = rest
  const reasonId = useId()
  const quiet = busy || Boolean(disabledReason)
  return (
    <Tooltip
      onPress={Boolean(disabledReason)}
      text={
        <span className="flex items-center gap-2">
          {disabledReason ?? name}
          {!disabledReason && hint}
        </span>
      }
    >
      <button
        type="button"
        {...(quiet ? withoutHandlers(props) : props)}
        aria-label={name}
        {...(quiet && { 'aria-disabled': true })}
        {...(disabledReason && { 'aria-describedby': reasonId })}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
        className={cx(
          'relative inline-grid shrink-0 place-items-center rounded-control transition-colors print:hidden',
          size === 'small' ? 'size-control-small' : 'size-control',
          disabledReason
            ? 'text-text-disabled'
            : pressed
              ? 'bg-accent-quiet text-accent-text hover:bg-accent-quiet-hover'
              : 'text-text-quiet hover:bg-fill hover:text-text active:bg-fill-pressed aria-expanded:bg-fill aria-expanded:text-text',
          className,
        )}
      >
        {busy ? <Spinner /> : <Icon of={icon} size={size === 'small' ? 'xs' : 'sm'} mirrored={mirrored} />}
        {badge !== undefined && (
          <span className="absolute start-[calc(50%+1px)] bottom-[calc(50%+1px)] flex">{badge}</span>
        )}
        {disabledReason && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
      </button>
    </Tooltip>
  )
}
