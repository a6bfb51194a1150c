import { ChevronDown, type IconNode } from 'lucide'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from '@/i18n/use-translation'

import { foldText } from '@/lib/text/fold-text'

import { buttonClasses } from '../button-classes'
import { cx } from '../cx'
import { controlClasses, type FieldLabels, FieldNote } from './field'
import type { Option } from '../overlay/lazy/select-list'
import { loadOverlays, useOverlayTrigger } from '../overlay/load-overlays'
import { Icon } from '../icon'

export type { Option }

export interface SelectProps<Value extends string> extends Omit<FieldLabels, 'aside'> {
  /** In a toolbar of many: without a button background. */
  isQuiet?: boolean
  icon?: IconNode
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

/** Returns the next option after the chosen one that begins with a typed letter. */
function optionByLetter<Value extends string>({ options, value }: SelectProps<Value>, letter: string) {
  const at = options.findIndex((option) => option.value === value) + 1
  const next = [...options.slice(at), ...options.slice(0, at)]
  return next.find(({ label }) => foldText(label).startsWith(foldText(letter)))
}

/**
 * Selects one of many options. Looks like a field in a form, like a button in a toolbar (`labelHidden`). A
 * native button: the list loads when it opens, because a hidden one takes 100 kB of memory.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden = false, isQuiet = false, icon, options, value, error, hint, onChange } = props
  const { t } = useTranslation('common')
  const id = useId()
  const { anchor, isOpen, code, open, close } = useOverlayTrigger()
  const chosen = options.find((option) => option.value === value)?.label
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      open(event.currentTarget)
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const option = optionByLetter(props, event.key)
      if (option) onChange(option.value)
    }
  }
  return (
    <div className={cx('min-w-0', labelHidden ? 'inline-flex' : 'grid content-start gap-[6px]')}>
      <span id={`${id}l`} className={labelHidden ? 'sr-only' : 'text-13 font-medium'}>
        {label}
      </span>
      <button
        type="button"
        aria-labelledby={`${id}v ${id}l`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        {...(error || hint ? { 'aria-describedby': `${id}n` } : {})}
        {...(error ? { 'aria-invalid': true } : {})}
        onFocus={() => void loadOverlays()}
        onClick={(event) => open(event.currentTarget)}
        onKeyDown={onKeyDown}
        className={
          labelHidden
            ? buttonClasses({ kind: isQuiet ? 'ghost' : 'neutral', className: 'max-w-full' })
            : controlClasses(Boolean(error), 'flex h-control items-center gap-2 text-start active:bg-fill')
        }
      >
        {icon && <Icon of={icon} className="text-text-quiet" />}
        <span id={`${id}v`} className={cx('cut flex-1', chosen === undefined && 'text-text-faint')}>
          {chosen ?? t('select.placeholder')}
        </span>
        <Icon of={ChevronDown} className="-me-1 text-text-quiet" />
      </button>
      <FieldNote id={`${id}n`} error={error} hint={hint} />
      {code && (
        <code.SelectList
          {...{ anchor, options, value, onChange }}
          labelledBy={`${id}l`}
          minWidth={anchor.current?.clientWidth ?? 0}
          onClose={close}
        />
      )}
    </div>
  )
}
