import { type ReactNode, type RefObject, useRef } from 'react'
import { DismissButton, Overlay } from 'react-aria/Overlay'
import { useOverlay } from 'react-aria/useOverlay'
import { useOverlayPosition } from 'react-aria/useOverlayPosition'
import type { PopoverProps } from 'react-aria-components/Popover'

import { overlayClasses } from '../overlay-classes'
import { AriaLocale } from '../../aria-locale'
import { DismissLayer } from './dismiss-layer'

interface AnchoredOverlayProps {
  /** The anchor element. */
  anchor: RefObject<Element | null>
  placement: PopoverProps['placement'] & string
  /** Distance from the anchor in px. */
  offset?: number
  className?: string
  /** A menu, which Tab closes; else a dialog, which traps the focus. */
  isMenu?: boolean
  onClose: () => void
  children: ReactNode
}

function AnchoredContent({
  anchor,
  placement,
  offset = 4,
  isMenu = false,
  className,
  onClose,
  children,
}: AnchoredOverlayProps) {
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
    // Scrolling, as when a tablet opens its keyboard, must not close it and lose typed text.
    onClose: null,
  })
  return (
    <>
      <DismissLayer overlay={float} onPress={onClose} />
      <div
        {...overlayProps}
        ref={float}
        style={place.style}
        data-react-aria-top-layer
        className={overlayClasses(className)}
      >
        <DismissButton onDismiss={onClose} />
        {children}
        <DismissButton onDismiss={onClose} />
      </div>
    </>
  )
}

/** Renders over the page beside its anchor until closed: by Escape, an outside press, or from inside. */
export const AnchoredOverlay = ({ isOpen, ...props }: AnchoredOverlayProps & { isOpen: boolean }) =>
  isOpen ? (
    <AriaLocale>
      <Overlay>
        <AnchoredContent {...props} />
      </Overlay>
    </AriaLocale>
  ) : null
