import { type ReactNode, useId } from 'react'

import { cx } from '../cx'
import { FieldError } from '../feedback/field-error'

export interface FieldLabels {
  label: ReactNode
  /** Beside the label, at the end: a link such as 'Forgot password'. */
  aside?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** Where the context makes the label clear: screen readers only. */
  labelHidden?: boolean
}

/** Ids and states that connect a control to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** Classes of every text control; 16 px text on touch, so tablets do not zoom in. */
const TEXT_CONTROL_CLASSES =
  'w-full min-w-0 rounded-control text-14 text-text transition-colors focus:outline-2 focus:-outline-offset-1 focus:outline-focus-ring max-lg:text-16 pointer-coarse:text-16'

/** Classes of a form field, with a border. */
export const controlClasses = (error: boolean, className?: string) =>
  cx(
    TEXT_CONTROL_CLASSES,
    'border bg-surface-raised px-[9px] placeholder:text-text-faint',
    '[&[readonly]]:border-line [&[readonly]]:bg-fill [&[readonly]]:text-text-quiet',
    error ? 'border-danger-text inset-shadow-[0_0_0_0.5px_var(--danger-text)]' : 'border-line-strong',
    className,
  )

/** Classes of a filter in a toolbar: as quiet as the buttons beside it. */
export const filterClasses = (className: string) =>
  cx(TEXT_CONTROL_CLASSES, 'h-control bg-fill hover:bg-fill-hover forced-colors:border', className)

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

/** Lays out label, control, then hint or error, for every form field. */
export function Field({
  labels,
  className,
  children,
}: {
  labels: FieldLabels
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}) {
  const id = useId()
  const { label, aside, hint, error, labelHidden } = labels
  const described = error ? `${id}-error` : hint ? `${id}-hint` : ''
  return (
    <div className={cx('grid min-w-0 content-start gap-[6px]', className)}>
      <div className={cx('flex items-baseline justify-between gap-3', labelHidden && 'sr-only')}>
        <label htmlFor={id} className="text-13 font-medium">
          {label}
        </label>
        {aside && <span className="text-13">{aside}</span>}
      </div>
      {children({
        id,
        ...(described && { 'aria-describedby': described }),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      <FieldNote id={described} error={error} hint={hint} />
    </div>
  )
}
