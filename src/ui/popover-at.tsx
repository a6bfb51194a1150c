import type { ReactNode } from 'react'
import type { PopoverProps } from 'react-aria-components/Popover'

import { useFloats } from './float-code'

interface PopoverAtProps {
  /** The element it describes, and its anchor. */
  anchor: Element
  name: string
  placement?: PopoverProps['placement'] & string
  onClose: () => void
  children: ReactNode
}

/** A small panel anchored to a pressed element; one instance serves many possible anchors. */
export function PopoverAt({ placement = 'bottom start', ...props }: PopoverAtProps) {
  const floats = useFloats(true)
  return floats ? <floats.PopoverFloat {...props} isOpen placement={placement} /> : null
}
