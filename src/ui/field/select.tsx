import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { buttonClasses } from '../button-classes'
import { cx } from '../cx'
import { controlClasses, type FieldLabels } from './field'
import { FieldNote } from './field-note'
import { loadOverlays, useOverlays } from '../overlay/load-overlays'
import { Icon } from '../icon'

export interface Option<Value extends string> {
  value: Value
  label: string
  detail?: ReactNode
  icon?: LucideIcon
}

export interface SelectProps<Value extends string> extends Omit<FieldLabels, 'aside'> {
  /** In a toolbar of many: without a button background. */
  isQuiet?: boolean
  icon?: LucideIcon
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** The click of a finger or the space bar comes after the release. */
const CLICKED_WITHIN_MS = 100

/** Tracks whether a press has begun that may still become a click. */
function usePressTracking() {
  const [isPressing, setIsPressing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const begin = () => {
    clearTimeout(timer.current)
    setIsPressing(true)
  }
  const end = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsPressing(false), CLICKED_WITHIN_MS)
  }
  return [
    isPressing,
    {
      onPointerDown: begin,
      onPointerUp: end,
      onPointerLeave: end,
      onPointerCancel: end,
      onKeyDown: begin,
      onKeyUp: end,
      onBlur: end,
    },
  ] as const
}

type SelectPlaceholderProps<Value extends string> = SelectProps<Value> & {
  onWant: () => void
  onFocusChange: (isFocused: boolean) => void
  pressing: ReturnType<typeof usePressTracking>[1]
}

/** A lookalike placeholder until the first focus or press. */
function SelectPlaceholder<Value extends string>({
  onWant,
  onFocusChange,
  pressing,
  ...of
}: SelectPlaceholderProps<Value>) {
  const { t } = useTranslation('common')
  const { label, labelHidden = false, isQuiet = false, icon, options, value, error, hint } = of
  const chosen = options.find((option) => option.value === value)?.label
  const id = useId()
  const words = chosen ?? t('select.placeholder')
  return (
    <div className={cx('min-w-0', labelHidden ? 'inline-flex' : 'grid content-start gap-[6px]')}>
      <span id={`${id}l`} className={labelHidden ? 'sr-only' : 'text-13 font-medium'}>
        {label}
      </span>
      <button
        type="button"
        aria-labelledby={`${id}v ${id}l`}
        aria-haspopup="listbox"
        {...(error || hint ? { 'aria-describedby': `${id}n` } : {})}
        {...(error ? { 'aria-invalid': true } : {})}
        {...pressing}
        onClick={onWant}
        onKeyDown={(event) => {
          pressing.onKeyDown()
          // Opens like the loaded one, which the focus may not have loaded yet.
          if (/^Arrow(Up|Down)$/.test(event.key)) {
            event.preventDefault()
            onWant()
          }
        }}
        onPointerEnter={() => void loadOverlays()}
        onFocus={() => onFocusChange(true)}
        onBlur={() => {
          pressing.onBlur()
          onFocusChange(false)
        }}
        className={
          labelHidden
            ? buttonClasses({ kind: isQuiet ? 'ghost' : 'neutral', className: 'max-w-full' })
            : controlClasses(Boolean(error), 'flex h-control items-center gap-2 text-start')
        }
      >
        {icon && <Icon of={icon} className="text-text-quiet" />}
        <span id={`${id}v`} className={cx('cut flex-1', chosen === undefined && 'text-text-faint')}>
          {words}
        </span>
        <Icon of={ChevronDown} className="-me-1 text-text-quiet" />
      </button>
      <FieldNote id={`${id}n`} error={error} hint={hint} />
    </div>
  )
}

/**
 * Selects one of many options. Looks like a field in a form, like a button in a toolbar (`labelHidden`).
 * Lazy-loads on focus or first press, because the real select with its hidden list takes 100 kB of memory.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const [wasFocused, setWasFocused] = useState(false)
  const [wasPressed, setWasPressed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isPressing, pressing] = usePressTracking()
  const floats = useOverlays(wasFocused || wasPressed)
  const changeFocus = (isNow: boolean) => {
    setIsFocused(isNow)
    if (isNow) setWasFocused(true)
  }
  // Mounting the real Select during a press would lose its pointerup, so we wait for the release.
  return floats && (wasPressed || !isPressing) ? (
    <floats.Select {...props} isOpenAtFirst={wasPressed} isFocusedAtFirst={isFocused} />
  ) : (
    <SelectPlaceholder
      {...props}
      onWant={() => setWasPressed(true)}
      onFocusChange={changeFocus}
      pressing={pressing}
    />
  )
}
