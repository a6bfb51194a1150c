import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover } from 'react-aria-components/Popover'

import { floatLook } from '../float-look'
import type { PopoverFloatProps } from '../popover'

/** The panel of a `ui/popover`. */
export function PopoverFloat({ anchor, name, placement, isOpen, onClose, children }: PopoverFloatProps) {
  return (
    <AriaPopover
      trigger="DialogTrigger"
      triggerRef={{ current: anchor }}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      placement={placement}
      offset={4}
      className={floatLook()}
    >
      <Dialog aria-label={name} className="max-h-[inherit] overflow-y-auto p-4 outline-none">
        {children}
      </Dialog>
    </AriaPopover>
  )
}
