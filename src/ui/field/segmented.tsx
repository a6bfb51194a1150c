import { type ReactNode, useId } from 'react'

import { cx } from '../cx'
import { FieldNote } from './field'

export interface SegmentedProps<Value extends string> {
  label: string
  labelHidden?: boolean
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[]
  value: Value
  onChange: (value: Value) => void
  hint?: ReactNode
  error?: ReactNode
}

/** One of a few options, all visible: net or gross. Native radios, so arrows and screen readers work. */
export function Segmented<Value extends string>({ hint, error, ...props }: SegmentedProps<Value>) {
  const { label, labelHidden = false, options, value, onChange } = props
  const group = useId()
  const choice = (
    <div
      role="radiogroup"
      aria-label={label}
      {...(hint || error ? { 'aria-describedby': `${group}n` } : {})}
      {...(error ? { 'aria-invalid': true } : {})}
      className="inline-flex w-fit max-w-full flex-wrap rounded-control bg-fill p-[2px]"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative inline-flex h-[calc(var(--control)-4px)] items-center gap-[6px] rounded-mark px-[10px] text-13 font-medium whitespace-nowrap transition-colors',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus-ring',
            option.isDisabled ? 'text-text-disabled' : 'cursor-pointer',
            option.value === value
              ? 'bg-surface-float text-text shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(0_0_0/0.12)] forced-colors:outline'
              : !option.isDisabled && 'text-text-quiet hover:text-text',
          )}
        >
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-[inherit] opacity-0"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
  const isBare = labelHidden && !hint && !error
  return (
    <div className={isBare ? 'contents' : 'grid content-start justify-items-start gap-[6px]'}>
      {!labelHidden && (
        <span aria-hidden className="text-13 font-medium">
          {label}
        </span>
      )}
      {choice}
      <FieldNote id={`${group}n`} error={error} hint={hint} />
    </div>
  )
}
