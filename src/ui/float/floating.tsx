import { type ReactNode, type RefObject, useRef } from 'react'
import { DismissButton, Overlay } from 'react-aria/Overlay'
import { useOverlay } from 'react-aria/useOverlay'
import { useOverlayPosition } from 'react-aria/useOverlayPosition'
import type { PopoverProps } from 'react-aria-components/Popover'

import { floatLook } from '../float-look'
import { InLanguage } from '../in-language'
import { Cover } from './cover'

interface FloatingProps {
  /** What it stands beside. */
  anchor: RefObject<Element | null>
  placement: PopoverProps['placement'] & string
  /** How far from it. */
  offset?: number
  className?: string
  /** A menu, which Tab leaves; else a dialog, which keeps the focus whoever else asks for it. */
  isMenu?: boolean
  onClose: () => void
  children: ReactNode
}

function Beside({
  anchor,
  placement,
  offset = 4,
  isMenu = false,
  className,
  onClose,
  children,
}: FloatingProps) {
  const float = useRef<HTMLDivElement>(null)
  const { overlayProps } = useOverlay(
    { isOpen: true, onClose, shouldCloseOnBlur: isMenu, isDismissable: false },
    float,
  )
  const { overlayProps: place } = useOverlayPosition({
    targetRef: anchor,
    overlayRef: float,
    placement,
    offset,
    isOpen: true,
    // What was typed in it outlives a page that scrolls, as it does for the keyboard of a tablet.
    onClose: null,
  })
  return (
    <>
      <Cover under={float} onPress={onClose} />
      <div
        {...overlayProps}
        ref={float}
        style={place.style}
        data-react-aria-top-layer
        className={floatLook(className)}
      >
        <DismissButton onDismiss={onClose} />
        {children}
        <DismissButton onDismiss={onClose} />
      </div>
    </>
  )
}

/** Stands over the page beside what opened it, until it is closed: by Escape, a press elsewhere, or from within. */
export const Floating = ({ isOpen, ...props }: FloatingProps & { isOpen: boolean }) =>
  isOpen ? (
    <InLanguage>
      <Overlay>
        <Beside {...props} />
      </Overlay>
    </InLanguage>
  ) : null
