import { Check, ChevronRight, type IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Header } from 'react-aria-components/Header'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  MenuSection as AriaMenuSection,
} from 'react-aria-components/Menu'
import { Separator } from 'react-aria-components/Separator'

import { cx } from '../../cx'
import { menuItemClasses } from '../overlay-classes'
import { Icon } from '../../icon'
import { AnchoredOverlay, type AnchoredOverlayProps } from './anchored-overlay'

export interface MenuContentProps extends Omit<AnchoredOverlayProps, 'isList' | 'offset'> {
  /** Accessible name, where that of the button does not describe the menu. */
  name?: string
  /** Id of the button. */
  labelledBy?: string
  /** Initial focus: `true` focuses the list as a whole, for a pointer. */
  focus?: 'first' | 'last' | true
}

/** The list of a menu; its children are `MenuItem`s and other menu parts. */
export function MenuContent({
  name,
  labelledBy,
  focus = 'first',
  onClose,
  children,
  ...where
}: MenuContentProps) {
  return (
    <AnchoredOverlay {...where} isList onClose={onClose}>
      <AriaMenu
        {...(name ? { 'aria-label': name } : labelledBy && { 'aria-labelledby': labelledBy })}
        autoFocus={focus}
        onClose={onClose}
        className="max-h-[inherit] min-w-[200px] overflow-y-auto overscroll-contain p-1 outline-none"
      >
        {children}
      </AriaMenu>
    </AnchoredOverlay>
  )
}

export interface MenuItemProps extends Omit<
  AriaMenuItemProps,
  'children' | 'className' | 'textValue' | 'isDisabled'
> {
  icon?: IconNode
  /** For icons that point back or forward. */
  mirrored?: boolean
  danger?: boolean
  /** A keyboard hint or a count. */
  end?: ReactNode
  /** A second, quiet line. */
  detail?: ReactNode
  /** Why the item is disabled and who or what changes that; shown in place of `detail`. */
  disabledReason?: string | undefined
  /** Text for typeahead, where the child is not text. */
  text?: string
  children: ReactNode
}

/** One command, or one option inside a `MenuChoices`. */
export function MenuItem({
  icon,
  mirrored = false,
  danger = false,
  end,
  detail,
  disabledReason,
  text,
  children,
  ...item
}: MenuItemProps) {
  const words = text ?? (typeof children === 'string' ? children : '')
  const line = disabledReason ?? detail
  return (
    <AriaMenuItem
      {...item}
      isDisabled={disabledReason !== undefined}
      textValue={words}
      className={menuItemClasses(danger)}
    >
      {({ isSelected, hasSubmenu, selectionMode }) => (
        <>
          {icon && <Icon of={icon} mirrored={mirrored} className={danger ? '' : 'text-text-quiet'} />}
          <span className="min-w-0 flex-1">
            <span className="block">{children}</span>
            {line && <span className="block text-13 text-text-quiet">{line}</span>}
          </span>
          {end && <span className="ms-4 flex text-text-quiet">{end}</span>}
          {selectionMode !== 'none' && (
            <Icon of={Check} className={cx('ms-2 text-text-quiet', !isSelected && 'invisible')} />
          )}
          {hasSubmenu && <Icon of={ChevronRight} mirrored className="ms-2 text-text-quiet" />}
        </>
      )}
    </AriaMenuItem>
  )
}

const MenuHeader = ({ children }: { children: ReactNode }) => (
  <Header className="px-2 pt-[6px] pb-1 text-12 text-text-faint">{children}</Header>
)

export interface MenuSectionProps {
  title?: ReactNode
  name?: string
  /** A row of short items such as emoji. */
  isRow?: boolean
  children: ReactNode
}

/** A titled group of items. */
export function MenuSection({ title, name, isRow = false, children }: MenuSectionProps) {
  return (
    <AriaMenuSection {...(name && { 'aria-label': name })} {...(isRow && { className: 'flex' })}>
      {title && <MenuHeader>{title}</MenuHeader>}
      {children}
    </AriaMenuSection>
  )
}

export interface MenuChoicesProps<Value extends string> {
  title?: ReactNode
  name?: string
  options: readonly {
    value: Value
    label: ReactNode
    text?: string
    lang?: string
    icon?: IconNode
    detail?: ReactNode
    end?: ReactNode
  }[]
  value: Value
  onChange: (value: Value) => void
}

/** A radio group, such as the language or the theme. */
export function MenuChoices<Value extends string>({
  title,
  name,
  options,
  value,
  onChange,
}: MenuChoicesProps<Value>) {
  return (
    <AriaMenuSection
      {...(name && { 'aria-label': name })}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys !== 'all' && keys.has(option.value))
        if (chosen) onChange(chosen.value)
      }}
    >
      {title && <MenuHeader>{title}</MenuHeader>}
      {options.map(({ value: id, label, lang, ...item }) => (
        <MenuItem key={id} id={id} {...(lang && { lang })} {...item}>
          {label}
        </MenuItem>
      ))}
    </AriaMenuSection>
  )
}

export const MenuSeparator = () => <Separator className="-mx-1 my-1 h-px border-0 bg-line-quiet" />
