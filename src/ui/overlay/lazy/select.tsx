import { Check, ChevronDown } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { useTranslation } from '@/i18n/use-translation'

import { buttonClasses } from '../../button-classes'
import { cx } from '../../cx'
import { controlClasses } from '../../field/field'
import { FieldNote } from '../../field/field-note'
import { overlayClasses, menuItemClasses } from '../overlay-classes'
import { Icon } from '../../icon'
import { AriaLocale } from '../../aria-locale'
import type { Option, SelectProps } from '../../field/select'

type LoadedSelectProps<Value extends string> = SelectProps<Value> & {
  isOpenAtFirst?: boolean
  /** Whether the placeholder had the focus. */
  isFocusedAtFirst?: boolean
}

function SelectButton<Value extends string>({
  noteId,
  ...of
}: LoadedSelectProps<Value> & { noteId: string | undefined }) {
  const { t } = useTranslation('common')
  const { error, labelHidden = false, isQuiet = false, icon, options, value, isFocusedAtFirst = false } = of
  const words = options.find((option) => option.value === value)?.label
  const button = useRef<HTMLButtonElement>(null)
  const isWrong = Boolean(error)
  // react-aria marks only the wrapper.
  useLayoutEffect(() => {
    if (isWrong) button.current?.setAttribute('aria-invalid', 'true')
    else button.current?.removeAttribute('aria-invalid')
  }, [isWrong])
  // Focuses at once: `autoFocus` waits for screen readers and would lose a key pressed meanwhile.
  useLayoutEffect(() => {
    if (isFocusedAtFirst) button.current?.focus({ preventScroll: true })
  }, [isFocusedAtFirst])
  return (
    <Button
      ref={button}
      {...(noteId ? { 'aria-describedby': noteId } : {})}
      className={
        labelHidden
          ? buttonClasses({ kind: isQuiet ? 'ghost' : 'neutral', className: 'max-w-full' })
          : controlClasses(
              Boolean(error),
              'flex h-control items-center gap-2 text-start data-pressed:bg-fill',
            )
      }
    >
      {icon && <Icon of={icon} className="text-text-quiet" />}
      {/* Our own text: react-aria sets its own after the first render and would announce that nothing is chosen. */}
      <SelectValue className={cx('cut flex-1', words === undefined && 'text-text-faint')}>
        {() => words ?? t('select.placeholder')}
      </SelectValue>
      <Icon of={ChevronDown} className="-me-1 text-text-quiet" />
    </Button>
  )
}

/** Implementation of `ui/field/select`. */
export function Select<Value extends string>(props: LoadedSelectProps<Value>) {
  const { t } = useTranslation('common')
  const { label, hint, error, labelHidden = false, options, value, onChange, isOpenAtFirst = false } = props
  const noteId = useId()
  const [isOpen, setIsOpen] = useState(false)
  // Skips the first render: focus would return to the placeholder.
  useEffect(() => {
    if (!isOpenAtFirst) return undefined
    const timer = setTimeout(() => setIsOpen(true))
    return () => clearTimeout(timer)
  }, [isOpenAtFirst])
  return (
    <AriaLocale>
      <AriaSelect
        className={cx('min-w-0', labelHidden ? 'inline-flex' : 'grid content-start gap-[6px]')}
        value={value}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isInvalid={Boolean(error)}
        placeholder={t('select.placeholder')}
        onChange={(key) => {
          const chosen = options.find((option) => option.value === key)
          if (chosen) onChange(chosen.value)
        }}
      >
        <Label className={labelHidden ? 'sr-only' : 'text-13 font-medium'}>{label}</Label>
        <SelectButton {...props} noteId={(error ?? hint) ? noteId : undefined} />
        <FieldNote id={noteId} error={error} hint={hint} />
        <SelectList options={options} />
      </AriaSelect>
    </AriaLocale>
  )
}

function SelectOption<Value extends string>({ option }: { option: Option<Value> }) {
  return (
    <ListBoxItem id={option.value} textValue={option.label} className={menuItemClasses()}>
      {({ isSelected }) => (
        <>
          {option.icon && <Icon of={option.icon} className="text-text-quiet" />}
          <span className="min-w-0 flex-1">
            {option.label}
            {option.detail && (
              <span slot="description" className="block text-13 text-text-quiet">
                {option.detail}
              </span>
            )}
          </span>
          <Icon of={Check} className={cx('ms-2 text-text-quiet', !isSelected && 'invisible')} />
        </>
      )}
    </ListBoxItem>
  )
}

function SelectList<Value extends string>({ options }: { options: readonly Option<Value>[] }) {
  return (
    <Popover offset={4} className={overlayClasses('min-w-(--trigger-width)')}>
      <ListBox
        items={options.map((option) => ({ ...option, id: option.value }))}
        className="max-h-[inherit] overflow-y-auto overscroll-contain p-1 outline-none"
      >
        {(option) => <SelectOption option={option} />}
      </ListBox>
    </Popover>
  )
}
