import { Check, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'

import { cx } from '../../cx'
import { Icon } from '../../icon'
import { menuItemClasses } from '../overlay-classes'
import { AnchoredOverlay, type AnchoredOverlayProps } from './anchored-overlay'

export interface Option<Value extends string> {
  value: Value
  label: string
  detail?: ReactNode
  icon?: IconNode
}

interface SelectListProps<Value extends string> extends Pick<AnchoredOverlayProps, 'anchor' | 'onClose'> {
  /** Id of the label. */
  labelledBy: string
  /** As wide as the button, or wider. */
  minWidth: number
  options: readonly Option<Value>[]
  value: Value | null
  onChange: (value: Value) => void
}

const SelectOption = ({ option }: { option: Option<string> }) => (
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

/** The options of a `ui/field/select`. */
export function SelectList<Value extends string>(props: SelectListProps<Value>) {
  const { anchor, labelledBy, minWidth, options, value, onChange, onClose } = props
  return (
    <AnchoredOverlay isList anchor={anchor} onClose={onClose}>
      <ListBox
        aria-labelledby={labelledBy}
        autoFocus="first"
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        escapeKeyBehavior="none"
        items={options.map((option) => ({ ...option, id: option.value }))}
        onSelectionChange={(keys) => {
          // Empty after a press on the chosen option, which stays.
          const chosen = options.find((option) => keys !== 'all' && keys.has(option.value))
          if (chosen) onChange(chosen.value)
          onClose()
        }}
        className="max-h-[inherit] overflow-y-auto overscroll-contain p-1 outline-none"
        style={{ minWidth }}
      >
        {(option) => <SelectOption option={option} />}
      </ListBox>
    </AnchoredOverlay>
  )
}
