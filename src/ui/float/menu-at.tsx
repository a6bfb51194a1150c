import { Menu as AriaMenu } from 'react-aria-components/Menu'

import type { MenuAtProps } from '../menu-at'
import { Floating } from './floating'

/** Implementation of `ui/menu-at`. */
export const MenuAt = ({ anchor, name, placement = 'bottom start', onClose, children }: MenuAtProps) => (
  <Floating
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
  </Floating>
)
