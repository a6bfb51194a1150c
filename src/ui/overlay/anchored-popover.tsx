import type { ReactNode } from 'react'
import type { PopoverProps } from 'react-aria-components/Popover'

import { useOverlays } from './load-overlays'

interface AnchoredPopoverProps {
  /** The element it describes, and its anchor. */
  anchor: Element
  name: string
  placement?: PopoverProps['placement'] & string
  onClose: () => void
  children: ReactNode
}

/** A small panel anchored to a pressed element; one instance serves many possible anchors. */
export function AnchoredPopover({ placement = 'bottom start', ...props }: AnchoredPopoverProps) {
  const floats = useOverlays(true)
  return floats ? <floats.PopoverOverlay {...props} isOpen placement={placement} /> : null
}
