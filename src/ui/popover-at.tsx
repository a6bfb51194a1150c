import type { ReactNode } from 'react'
import type { PopoverProps } from 'react-aria-components/Popover'

import { useFloats } from './float-code'

interface PopoverAtProps {
  /** What it concerns, and stands beside. */
  anchor: Element
  name: string
  placement?: PopoverProps['placement'] & string
  onClose: () => void
  children: ReactNode
}

/** A small panel beside something that was pressed, where many could be and one panel serves them all. */
export function PopoverAt({ placement = 'bottom start', ...props }: PopoverAtProps) {
  const floats = useFloats(true)
  return floats ? <floats.PopoverFloat {...props} isOpen placement={placement} /> : null
}
