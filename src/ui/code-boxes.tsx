import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { cx } from './cx'
import { FieldError } from './field-error'

/** Digits in any script, as ASCII; all else dropped. */
const digitsOf = (text: string): string => text.normalize('NFKC').replace(/[^0-9]/g, '')

/**
 * Six boxes for a code. One real field lies over them, so that pasting, the keyboard's own suggestion from a message and
 * screen readers see one field; the boxes only draw it. Full boxes submit by themselves, once per code.
 */
export function CodeBoxes({
  label,
  value,
  onChange,
  onFull,
  length = 6,
  error,
  readOnly = false,
}: {
  label: string
  value: string
  onChange: (value: string) => void
  onFull: (code: string) => void
  length?: number
  error?: ReactNode
  readOnly?: boolean
}) {
  const { t } = useTranslation('common')
  const [focused, setFocused] = useState(false)
  const submitted = useRef('')
  const field = useRef<HTMLInputElement>(null)
  const change = (text: string) => {
    const code = digitsOf(text).slice(0, length)
    onChange(code)
    if (code.length < length) submitted.current = ''
    else if (submitted.current !== code) {
      submitted.current = code
      onFull(code)
    }
  }
  useEffect(() => {
    if (error) field.current?.select()
  }, [error])
  return (
    <div className="grid gap-[6px]">
      <label className="relative block" dir="ltr">
        <span className="sr-only">{label}</span>
        <input
          ref={field}
          value={value}
          readOnly={readOnly}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          aria-invalid={error ? true : undefined}
          aria-describedby={`code-boxes-hint${error ? ' code-boxes-error' : ''}`}
          className="absolute inset-0 size-full cursor-text opacity-0"
        />
        <span aria-hidden className="pointer-events-none flex justify-between gap-2">
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              className={cx(
                'grid h-14 min-w-0 flex-1 place-items-center rounded-control border bg-surface-raised text-24 font-strong tabular-nums',
                error ? 'border-danger-text' : 'border-line-strong',
                focused &&
                  index === Math.min(value.length, length - 1) &&
                  'outline-2 -outline-offset-1 outline-focus-ring',
              )}
            >
              {value[index] ?? ''}
            </span>
          ))}
        </span>
      </label>
      <span id="code-boxes-hint" className="sr-only">
        {t('code_boxes.hint', { count: length })}
      </span>
      {error && <FieldError id="code-boxes-error">{error}</FieldError>}
    </div>
  )
}
