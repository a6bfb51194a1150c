import { Menu as AriaMenu } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'

import { floatLook } from '../float-look'
import type { MenuAtProps } from '../menu-at'

/** The body of `ui/menu-at`. */
export function MenuAt({ anchor, name, placement = 'bottom start', onClose, children }: MenuAtProps) {
  return (
    <Popover
      aria-label={name}
      triggerRef={{ current: anchor }}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={placement}
      offset={4}
      className={floatLook('min-w-[220px]')}
    >
      <AriaMenu
        aria-label={name}
        autoFocus="first"
        onClose={onClose}
        className="max-h-[inherit] overflow-y-auto overscroll-contain p-1 outline-none"
      >
        {children}
      </AriaMenu>
    </Popover>
  )
}
