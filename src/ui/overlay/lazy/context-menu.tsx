import { Menu as AriaMenu } from 'react-aria-components/Menu'

import type { ContextMenuProps } from '../context-menu'
import { AnchoredOverlay } from './anchored-overlay'

/** Implementation of `ui/overlay/context-menu`. */
export const ContextMenu = ({
  anchor,
  name,
  placement = 'bottom start',
  onClose,
  children,
}: ContextMenuProps) => (
  <AnchoredOverlay
    isMenu
    isOpen
    anchor={{ current: anchor }}
    placement={placement}
    onClose={onClose}
    className="min-w-[220px]"
  >
    <AriaMenu
      aria-label={name}
      autoFocus="first"
      onClose={onClose}
      className="max-h-[inherit] overflow-y-auto overscroll-contain p-1 outline-none"
    >
      {children}
    </AriaMenu>
  </AnchoredOverlay>
)
