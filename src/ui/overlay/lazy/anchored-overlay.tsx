import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { DismissButton, Overlay } from 'react-aria/Overlay'
import { useOverlay } from 'react-aria/useOverlay'
import { useOverlayPosition } from 'react-aria/useOverlayPosition'
import { usePreventScroll } from 'react-aria/usePreventScroll'
import { createPortal } from 'react-dom'
import type { PopoverProps } from 'react-aria-components/Popover'

import { overlayClasses } from '../overlay-classes'
import { AriaLocale } from '../../aria-locale'
import { usePassFocusOn } from '../../focus-return'
import { useAriaHideOutside } from './overlay-effects'

export interface AnchoredOverlayProps {
  /** The anchor element. */
  anchor: RefObject<Element | null>
  placement?: PopoverProps['placement'] & string
  /** Distance from the anchor in px. */
  offset?: number
  /** A list, which Tab closes; else a dialog, which traps the focus. */
  isList?: boolean
  onClose: () => void
  children: ReactNode
}

interface DismissLayerProps {
  /** The overlay above it. */
  overlay: RefObject<HTMLElement | null>
  onPress: () => void
}

/** Covers the page under an overlay: an outside press closes the overlay and does nothing else. */
function DismissLayer({ overlay, onPress }: DismissLayerProps) {
  // The finger of the long press that opened it is still down.
  const hasBegunHere = useRef(false)
  useAriaHideOutside(overlay)
  usePreventScroll()
  return createPortal(
    <div
      aria-hidden
      // Tells react-aria that a press here is not outside the dialog beneath.
      data-react-aria-top-layer
      className="fixed inset-0 z-[100000] touch-none"
      onPointerDown={() => {
        hasBegunHere.current = true
      }}
      // Keeps the focus in the overlay, so that it can be restored from there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation()
        if (hasBegunHere.current) onPress()
      }}
    />,
    document.body,
  )
}

/**
 * Returns the focus as the overlay unmounts. React Aria does so a frame later, which a dialog that opens in between
 * takes for a focus on nothing.
 */
function useFocusBackAtOnce(): RefObject<HTMLDivElement | null> {
  const [opener] = useState(() => document.activeElement ?? document.body)
  return usePassFocusOn<HTMLDivElement>(() => opener)
}

function AnchoredContent({
  anchor,
  placement = 'bottom start',
  offset = 4,
  isList = false,
  onClose,
  children,
}: AnchoredOverlayProps) {
  const float = useFocusBackAtOnce()
  const { overlayProps } = useOverlay(
    { isOpen: true, onClose, shouldCloseOnBlur: isList, isDismissable: false },
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
        className={overlayClasses()}
      >
        <DismissButton onDismiss={onClose} />
        {children}
        <DismissButton onDismiss={onClose} />
      </div>
    </>
  )
}

/** Renders over the page beside its anchor: Escape, an outside press or its content closes it. */
export const AnchoredOverlay = (props: AnchoredOverlayProps) => (
  <AriaLocale>
    <Overlay>
      <AnchoredContent {...props} />
    </Overlay>
  </AriaLocale>
)
