import { cloneElement, type ComponentProps, type MouseEvent, type ReactElement, type ReactNode } from 'react'

import type { PopoverContentProps } from './lazy/popover-content'
import { overlayOf, useOverlayTrigger } from './load-overlays'

interface PopoverProps extends Pick<PopoverContentProps, 'name' | 'placement'> {
  /** Any of our buttons. */
  trigger: ReactElement
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A small panel behind a button, for a few fields or facts. */
export function Popover({ trigger, placement = 'bottom end', children, ...names }: PopoverProps) {
  const own = trigger as ReactElement<ComponentProps<'button'>> // Our buttons pass every prop to a native button.
  const { anchor, isOpen, code, open, close } = useOverlayTrigger()
  return (
    <>
      {cloneElement(own, {
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          own.props.onClick?.(event)
          open(event.currentTarget)
        },
      })}
      {code && (
        <code.PopoverContent {...names} anchor={anchor} placement={placement} onClose={close}>
          {typeof children === 'function' ? children(close) : children}
        </code.PopoverContent>
      )}
    </>
  )
}

/** A small panel anchored to any element; one instance serves many possible anchors. */
export const AnchoredPopover = overlayOf((code) => code.PopoverContent)
