import { type RefObject, useRef } from 'react'
import { usePreventScroll } from 'react-aria/usePreventScroll'
import { createPortal } from 'react-dom'

import { useAriaHideOutside } from './aria-hide-outside'

interface DismissLayerProps {
  /** The overlay above it. */
  overlay: RefObject<HTMLElement | null>
  onPress: () => void
}

/** Covers the page under an overlay: an outside press closes the overlay and does nothing else. */
export function DismissLayer({ overlay, onPress }: DismissLayerProps) {
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
