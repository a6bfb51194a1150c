import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useId,
  useState,
} from 'react'

import type { MenuChoicesProps, MenuContentProps, MenuItemProps, MenuSectionProps } from './lazy/menu-content'
import { loadedOverlays, overlayOf, useOverlayTrigger } from './load-overlays'

interface MenuProps extends Pick<MenuContentProps, 'name' | 'placement' | 'children'> {
  /** Any of our buttons; names the menu, unless `name` does. */
  trigger: ReactElement
}

/** A menu of commands or options behind a button. */
export function Menu({ trigger, placement = 'bottom end', ...content }: MenuProps) {
  const own = trigger as ReactElement<ComponentProps<'button'>> // Our buttons pass every prop to a native button.
  const ownId = useId()
  const id = own.props.id ?? ownId
  const [focus, setFocus] = useState<MenuContentProps['focus'] & {}>(true)
  const { anchor, isOpen, code, open, close } = useOverlayTrigger()
  return (
    <>
      {cloneElement(own, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          own.props.onClick?.(event)
          // A keyboard click has a count of zero.
          setFocus(event.detail === 0 ? 'first' : true)
          open(event.currentTarget)
        },
        onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
          own.props.onKeyDown?.(event)
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setFocus(event.key === 'ArrowDown' ? 'first' : 'last')
          open(event.currentTarget)
        },
      })}
      {code && (
        <code.MenuContent
          {...content}
          anchor={anchor}
          labelledBy={id}
          placement={placement}
          focus={focus}
          onClose={close}
        />
      )}
    </>
  )
}

/** A menu for an element without a button: opened by right-click, long press or a key. */
export const ContextMenu = overlayOf((code) => code.MenuContent)

/* Items render only inside an open menu, whose code has loaded. */

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
