import { type RefObject, useRef } from 'react'
import { usePreventScroll } from 'react-aria/usePreventScroll'
import { createPortal } from 'react-dom'

import { useHidePage } from './hide-page'

interface CoverProps {
  /** What floats above it. */
  under: RefObject<HTMLElement | null>
  onPress: () => void
}

/** Lies between the page and what floats over it: a press beside that closes it and does nothing else. */
export function Cover({ under, onPress }: CoverProps) {
  // The finger whose long press opened it is still to be lifted.
  const hasBegunHere = useRef(false)
  useHidePage(under)
  usePreventScroll()
  return createPortal(
    <div
      aria-hidden
      // No press beside the dialog that may lie beneath.
      data-react-aria-top-layer
      className="fixed inset-0 z-[100000] touch-none"
      onPointerDown={() => {
        hasBegunHere.current = true
      }}
      // The focus stays in what floats, to find its way back from there.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation()
        if (hasBegunHere.current) onPress()
      }}
    />,
    document.body,
  )
}
