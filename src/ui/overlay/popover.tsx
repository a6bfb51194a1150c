import {
  cloneElement,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react'
import type { PopoverProps } from 'react-aria-components/Popover'

import { useOverlays } from './load-overlays'

export interface PopoverOverlayProps {
  anchor: Element | null
  name: string
  placement: PopoverProps['placement'] & string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A small panel behind a button, for a few fields or facts. */
export function Popover({
  trigger,
  name,
  placement = 'bottom end',
  children,
}: {
  trigger: ReactElement
  name: string
  placement?: PopoverProps['placement'] & string
  children: ReactNode | ((close: () => void) => ReactNode)
}) {
  const own = trigger as ReactElement<ComponentProps<'button'>> // Our buttons pass every prop to a native button.
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const floats = useOverlays(isOpen)
  const close = () => setIsOpen(false)
  return (
    <>
      {cloneElement(own, {
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          own.props.onClick?.(event)
          event.currentTarget.focus({ preventScroll: true })
          setAnchor(event.currentTarget)
          setIsOpen(true)
        },
      })}
      {floats && (
        <floats.PopoverOverlay
          anchor={anchor}
          name={name}
          placement={placement}
          isOpen={isOpen}
          onClose={close}
        >
          {typeof children === 'function' ? children(close) : children}
        </floats.PopoverOverlay>
      )}
    </>
  )
}
