import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { CODE_LENGTH } from '@/config/constants'
import { latinDigits } from '@/lib/text/latin-digits'

import { cx } from '../cx'
import { FieldError } from '../feedback/field-error'

/** Converts digits of any keyboard to Latin digits and drops everything else. */
const digitsOf = (text: string): string => latinDigits(text).replaceAll(/[^0-9]/g, '')

function DigitBoxes({ value, hasError, at }: { value: string; hasError: boolean; at: number }) {
  return (
    <span aria-hidden className="pointer-events-none flex justify-between gap-2">
      {Array.from({ length: CODE_LENGTH }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={cx(
            'grid h-14 min-w-0 flex-1 place-items-center rounded-control border bg-surface-raised text-24 font-strong tabular-nums',
            hasError ? 'border-danger-text' : 'border-line-strong',
            index === at && 'outline-2 -outline-offset-1 outline-focus-ring',
          )}
        >
          {value[index] ?? ''}
        </span>
      ))}
    </span>
  )
}

/** Calls back once per full code, however the user entered it. */
function useFullOnce(onFull: (code: string) => void) {
  const submitted = useRef('')
  return (code: string) => {
    if (code.length < CODE_LENGTH) submitted.current = ''
    else if (submitted.current !== code) {
      submitted.current = code
      onFull(code)
    }
  }
}

interface CodeBoxesProps {
  label: string
  value: string
  onChange: (value: string) => void
  onFull: (code: string) => void
  error?: ReactNode
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/**
 * Shows six boxes for a code. One real input covers them, so that paste, autofill and screen readers see one
 * field; the boxes only display it. Submits automatically when full, once per code.
 */
export function CodeBoxes({ label, value, onChange, onFull, error, ...input }: CodeBoxesProps) {
  const { t } = useTranslation('global')
  const id = useId()
  const [isFocused, setFocused] = useState(false)
  const notifyFull = useFullOnce(onFull)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) box.current?.querySelector('input')?.select()
  }, [error])
  const change = (text: string) => {
    const code = digitsOf(text).slice(0, CODE_LENGTH)
    onChange(code)
    notifyFull(code)
  }
  return (
    <div className="grid gap-[6px]">
      <div ref={box} className="relative" dir="ltr">
        <input
          {...input}
          aria-label={label}
          value={value}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          className="absolute inset-0 size-full cursor-text opacity-0"
        />
        <DigitBoxes
          value={value}
          hasError={Boolean(error)}
          at={isFocused ? Math.min(value.length, CODE_LENGTH - 1) : -1}
        />
      </div>
      <span id={`${id}-hint`} className="sr-only">
        {t('code_boxes.hint', { count: CODE_LENGTH })}
      </span>
      <div role="alert" className="empty:hidden">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  )
}
