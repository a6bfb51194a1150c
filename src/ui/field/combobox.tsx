import { ChevronDown } from 'lucide'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { useTranslation } from '@/i18n/use-translation'

import { cx } from '../cx'
import { controlClasses, type FieldLabels, filterClasses } from './field'
import { FieldError } from '../feedback/field-error'
import { overlayClasses, menuItemClasses } from '../overlay/overlay-classes'
import { Icon } from '../icon'
import { AriaLocale } from '../aria-locale'
import type { Option } from './select'

const comboboxClasses = (isInToolbar: boolean, isWrong: boolean) =>
  isInToolbar && !isWrong
    ? filterClasses('ps-3 pe-9 text-ellipsis')
    : controlClasses(isWrong, 'h-control pe-9')

function Suggestions() {
  const { t } = useTranslation('common')
  return (
    <Popover offset={4} className={overlayClasses('min-w-(--trigger-width)')}>
      <ListBox<Option<string>>
        className="max-h-[inherit] overflow-y-auto overscroll-contain p-1 outline-none"
        renderEmptyState={() => <p className="p-2 text-text-quiet">{t('combobox.empty')}</p>}
      >
        {(option) => (
          <ListBoxItem
            id={option.value}
            textValue={option.label}
            className={cx(menuItemClasses(), 'data-selected:font-medium')}
          >
            {option.label}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}

/**
 * Chooses one of many options by typing. Looks like a field in a form, like a search in a toolbar
 * (`labelHidden`).
 */
export function Combobox<Value extends string>({
  label,
  error,
  labelHidden = false,
  autoFocus = false,
  placeholder,
  options,
  value,
  onChange,
}: Pick<FieldLabels, 'label' | 'error' | 'labelHidden'> & {
  autoFocus?: boolean
  placeholder?: string
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value | null) => void
}) {
  const { t } = useTranslation('common')
  return (
    <AriaLocale>
      <ComboBox
        className="grid min-w-0 content-start gap-[6px]"
        defaultItems={options}
        value={value}
        isInvalid={Boolean(error)}
        autoFocus={autoFocus}
        // A field that takes the focus by itself must not cover what is around it.
        menuTrigger={autoFocus ? 'input' : 'focus'}
        allowsEmptyCollection
        onChange={(key) => onChange(options.find((option) => option.value === key)?.value ?? null)}
      >
        <Label className={labelHidden ? 'sr-only' : 'text-13 font-medium'}>{label}</Label>
        <span className="relative block">
          <Input placeholder={placeholder ?? ''} className={comboboxClasses(labelHidden, Boolean(error))} />
          <Button
            aria-label={t('combobox.open')}
            className="absolute inset-y-0 end-0 grid w-9 place-items-center text-text-quiet outline-none"
          >
            <Icon of={ChevronDown} />
          </Button>
        </span>
        {error && (
          <Text slot="errorMessage" elementType="div">
            <FieldError>{error}</FieldError>
          </Text>
        )}
        <Suggestions />
      </ComboBox>
    </AriaLocale>
  )
}
