import { Lock, type IconNode } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'

import { cx } from '../cx'
import { controlClasses, Field, type FieldLabels } from './field'
import { Icon } from '../icon'
import { useCutNotice } from './use-cut-notice'

export interface TextFieldProps extends FieldLabels, Omit<ComponentProps<'input'>, 'size'> {
  icon?: IconNode
  /** At the end inside the edge: a unit, a toggle. */
  end?: ReactNode
  size?: 'medium' | 'large'
}

/** A single-line text field. `readOnly` is a value that can't be edited here: quiet, with a lock. */
export function TextField(all: TextFieldProps) {
  const { label, aside, hint, error, labelHidden = false, icon, end, size, className, ...input } = all
  const { notice, listeners } = useCutNotice(input)
  const trailing = end ?? (input.readOnly ? <Icon of={Lock} className="me-[10px]" /> : undefined)
  return (
    <Field labels={{ label, aside, hint: notice ?? hint, error, labelHidden }} className={className}>
      {(control) => (
        <span className="relative block" dir={input.dir}>
          {icon && (
            <Icon
              of={icon}
              className="pointer-events-none absolute inset-y-0 start-[10px] my-auto text-text-quiet"
            />
          )}
          <input
            dir="auto"
            autoComplete="off"
            {...input}
            {...listeners}
            {...control}
            className={controlClasses(
              Boolean(error),
              cx(
                size === 'large' ? 'h-[max(40px,var(--control))]' : 'h-control',
                icon && 'ps-8',
                Boolean(trailing) && 'pe-10',
              ),
            )}
          />
          {trailing && (
            <span className="absolute inset-y-0 end-0 flex items-center text-text-quiet">{trailing}</span>
          )}
        </span>
      )}
    </Field>
  )
}
