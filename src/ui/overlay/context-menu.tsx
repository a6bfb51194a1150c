import type { ReactNode } from 'react'
import type { PopoverProps } from 'react-aria-components/Popover'

import { useOverlays } from './load-overlays'

export interface ContextMenuProps {
  /** The element the menu acts on, and its anchor. */
  anchor: Element
  /** Accessible name. */
  name: string
  placement?: PopoverProps['placement'] & string
  onClose: () => void
  /** `MenuItem`s and other menu parts. */
  children: ReactNode
}

/** A context menu for an element without a button: opened by right-click, long press or a key. */
export function ContextMenu(props: ContextMenuProps) {
  const floats = useOverlays(true)
  return floats ? <floats.ContextMenu {...props} /> : null
}
