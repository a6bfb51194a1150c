import type { IconNode } from 'lucide'
import { type ComponentProps, type ReactNode, useId } from 'react'

import { hasPendingName } from '@/lib/text/pending-name'

import { buttonClasses, type ButtonKind, type ButtonSize } from './button-classes'
import { cx } from './cx'
import { Icon } from './icon'
import { Spinner } from './spinner'
import { Tooltip } from './tooltip'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  kind?: ButtonKind
  size?: ButtonSize
  icon?: IconNode | undefined
  /** After the label: a chevron, a key hint, a count. */
  end?: ReactNode
  /**
   * In progress: keeps its width and label and ignores presses. A button whose label waits for a name is busy
   * too.
   */
  busy?: boolean
  /** Why the button is disabled and who or what changes that. A disabled button always gives a reason. */
  disabledReason?: string | undefined
}

type EventHandlerProps = Record<string, unknown>

/** Removes event handlers from props: a disabled button must not act, whichever handler it got. */
export const withoutHandlers = (props: EventHandlerProps): EventHandlerProps =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !/^on(?!Focus|Blur)/.test(name)))

/** Renders a plain native button, so the sign-in screen stays light. */
export function Button(all: ButtonProps) {
  const { kind, size, icon, end, busy: isUnderWay = false, disabledReason, className, ...rest } = all
  const reasonId = useId()
  const { children, ...props } = rest
  const busy = isUnderWay || hasPendingName(props['aria-label']) || hasPendingName(children)
  const off = Boolean(disabledReason)
  const quiet = off || busy
  const button = (
    <button
      type="button"
      {...(quiet ? withoutHandlers({ ...props, type: 'button' }) : props)}
      {...(quiet && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true })}
      {...(off && { 'aria-describedby': cx(props['aria-describedby'], reasonId) })}
      className={buttonClasses({
        ...(kind && { kind }),
        ...(size && { size }),
        off,
        className: cx('relative', busy && 'cursor-progress', className),
      })}
    >
      {icon && <Icon of={icon} className={cx('-ms-0.5', busy && 'opacity-0')} />}
      <span className={cx('inline-flex min-w-0 items-center gap-[6px]', busy && 'opacity-0')}>
        {children}
      </span>
      {end !== undefined && <span className={cx('-me-1 inline-flex', busy && 'opacity-0')}>{end}</span>}
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      {off && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  )
  // Also around one that can be pressed now: without it the button would remount, and lose the focus.
  return 'disabledReason' in all ? (
    <Tooltip text={disabledReason} onPress>
      {button}
    </Tooltip>
  ) : (
    button
  )
}
