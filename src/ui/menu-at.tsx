import type { ReactNode } from 'react'
import { Menu as AriaMenu } from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'

import { floatLook } from './float-look'

/** Acts for a thing that was pointed at, where no button stands: by its context menu, a long press or a key. */
export function MenuAt({
  anchor,
  name,
  placement = 'bottom start',
  onClose,
  children,
}: {
  /** What it concerns, and stands beside. */
  anchor: Element
  /** Spoken. */
  name: string
  placement?: PopoverProps['placement'] & string
  onClose: () => void
  /** `MenuItem`s and what goes with them. */
  children: ReactNode
}) {
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
