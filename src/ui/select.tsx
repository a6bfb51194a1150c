import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { whenIdle } from '@/services/idle'

import { buttonLook } from './button-look'
import { cx } from './cx'
import { controlLook, type FieldWords } from './field'
import { FieldNote } from './field-note'
import { useFloats } from './float-code'
import { Icon } from './icon'

export interface Option<Value extends string> {
  value: Value
  label: string
  detail?: ReactNode
  icon?: LucideIcon
}

export interface SelectProps<Value extends string> extends Omit<FieldWords, 'aside'> {
  /** In a toolbar of many: without the fill of a button. */
  isQuiet?: boolean
  icon?: LucideIcon
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** As it looks, in its place until its code has come. */
function Face<Value extends string>({
  onWant,
  onFocusChange,
  ...of
}: SelectProps<Value> & { onWant: () => void; onFocusChange: (isFocused: boolean) => void }) {
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
        onClick={onWant}
        onFocus={() => onFocusChange(true)}
        onBlur={() => onFocusChange(false)}
        className={
          labelHidden
            ? buttonLook({ kind: isQuiet ? 'ghost' : 'neutral', className: 'max-w-full' })
            : controlLook(Boolean(error), 'flex h-control items-center gap-2 text-start')
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

/** One of many. In a form it looks like a field, in a toolbar (`labelHidden`) like a button. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const [isWanted, setIsWanted] = useState(false)
  const [wasPressed, setWasPressed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const floats = useFloats(isWanted || wasPressed)
  useEffect(() => {
    let isGone = false
    whenIdle(() => !isGone && setIsWanted(true))
    return () => {
      isGone = true
    }
  }, [])
  return floats ? (
    <floats.Select {...props} isOpenAtFirst={wasPressed} isFocusedAtFirst={isFocused} />
  ) : (
    <Face {...props} onWant={() => setWasPressed(true)} onFocusChange={setIsFocused} />
  )
}
