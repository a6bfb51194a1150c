import type { ReactNode } from 'react'
import type { PopoverProps } from 'react-aria-components/Popover'

import { useFloats } from './float-code'

export interface MenuAtProps {
  /** What it concerns, and stands beside. */
  anchor: Element
  /** Spoken. */
  name: string
  placement?: PopoverProps['placement'] & string
  onClose: () => void
  /** `MenuItem`s and what goes with them. */
  children: ReactNode
}

/** Acts for a thing that was pointed at, where no button stands: by its context menu, a long press or a key. */
export function MenuAt(props: MenuAtProps) {
  const floats = useFloats(true)
  return floats ? <floats.MenuAt {...props} /> : null
}
