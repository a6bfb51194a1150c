import type { LucideIcon } from 'lucide-react'
import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react'
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components/Menu'
import type { PopoverProps } from 'react-aria-components/Popover'

import { loadedOverlays, useOverlays } from './load-overlays'

export interface MenuOverlayProps {
  anchor: Element | null
  name: string | undefined
  labelledBy: string
  placement: PopoverProps['placement'] & string
  /** Initial focus: `true` focuses the list as a whole, for a pointer. */
  focus: 'first' | 'last' | true
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A menu of commands or options behind a button. The trigger is any of our buttons. */
export function Menu({
  trigger,
  name,
  placement = 'bottom end',
  children,
}: {
  trigger: ReactElement
  /** Accessible name, where the trigger's own does not describe the menu. */
  name?: string
  placement?: PopoverProps['placement'] & string
  children: ReactNode
}) {
  const own = trigger as ReactElement<ComponentProps<'button'>> // Our buttons pass every prop to a native button.
  const id = useId()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [focus, setFocus] = useState<MenuOverlayProps['focus']>(true)
  const [isOpen, setIsOpen] = useState(false)
  const floats = useOverlays(isOpen)
  const open = (button: HTMLButtonElement, to: MenuOverlayProps['focus']) => {
    // Some browsers don't focus a clicked button; the focus must return there.
    button.focus({ preventScroll: true })
    setAnchor(button)
    setFocus(to)
    setIsOpen(true)
  }
  return (
    <>
      {cloneElement(own, {
        id: own.props.id ?? id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          own.props.onClick?.(event)
          // A keyboard click has a count of zero.
          open(event.currentTarget, event.detail === 0 ? 'first' : true)
        },
        onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
          own.props.onKeyDown?.(event)
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          open(event.currentTarget, event.key === 'ArrowDown' ? 'first' : 'last')
        },
      })}
      {floats && (
        <floats.MenuOverlay
          anchor={anchor}
          name={name}
          labelledBy={own.props.id ?? id}
          placement={placement}
          focus={focus}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        >
          {children}
        </floats.MenuOverlay>
      )}
    </>
  )
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'textValue'> {
  icon?: LucideIcon
  /** For icons that point back or forward. */
  mirrored?: boolean
  danger?: boolean
  /** A keyboard hint or a count. */
  end?: ReactNode
  /** A second, quiet line. */
  detail?: ReactNode
  /** Text for typeahead, where the child is not text. */
  text?: string
  children: ReactNode
}

export interface MenuSectionProps {
  title?: ReactNode
  name?: string
  /** A row of short items such as emoji. */
  isRow?: boolean
  children: ReactNode
}

export interface MenuChoicesProps<Value extends string> {
  title?: ReactNode
  name?: string
  options: readonly {
    value: Value
    label: ReactNode
    text?: string
    lang?: string
    icon?: LucideIcon
    end?: ReactNode
  }[]
  value: Value
  onChange: (value: Value) => void
}

/* Renders only inside an open menu, whose code has loaded. */

/** One command, or one option inside a `MenuChoices`. */
export function MenuItem(props: MenuItemProps) {
  const Item = loadedOverlays().MenuItem
  return <Item {...props} />
}

/** A titled group of items. */
export function MenuSection(props: MenuSectionProps) {
  const Section = loadedOverlays().MenuSection
  return <Section {...props} />
}

/** A radio group, such as the language or the theme. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const Choices = loadedOverlays().MenuChoices
  return <Choices {...props} />
}

export function MenuSeparator() {
  const Separator = loadedOverlays().MenuSeparator
  return <Separator />
}
