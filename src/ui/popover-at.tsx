import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover'

import { floatLook } from './float-look'

/** A small panel beside something that was pressed, where many could be and one panel serves them all. */
export function PopoverAt({
  anchor,
  name,
  placement = 'bottom start',
  onClose,
  children,
}: {
  /** What it concerns, and stands beside. */
  anchor: Element
  name: string
  placement?: PopoverProps['placement'] & string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <AriaPopover
      aria-label={name}
      triggerRef={{ current: anchor }}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
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
